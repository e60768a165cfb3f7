// Plays games to their end in WebAssembly, as a page would: one call a decision.
//   node play.mjs FOLDER_OF_THE_RULES RUNS.json FINALS.bin
// Writes the last state of every game and the dice of its players, one after the other, and says how long it took.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SLICE = 64
const LEVELS = ['random', 'novice', 'casual']
const [folder, runsFile, finalsFile] = process.argv.slice(2)
const facts = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8'))
const code = readFileSync(join(folder, facts.wasm))
const begun = performance.now()
const module = new WebAssembly.Module(code)
const compiled = performance.now()
const { exports } = new WebAssembly.Instance(module)
const load = { compile: compiled - begun, start: performance.now() - compiled }
if (WebAssembly.Module.imports(module).length) throw new Error('these rules ask for something outside')

const memory = () => new Uint8Array(exports.memory.buffer)
const room = (size) => {
  const at = exports.allocate(size)
  memory().fill(0, at, at + size)
  return at
}
const bitsIn = (bits) => BigInt.asUintN(64, bits)

/** Everything that a game is played with, made once. */
const tables = {}
function tableOf(name) {
  const { state, view, options } = facts.games[name].records
  const { news, dice, search, scratch_states } = facts.records
  return (tables[name] ??= {
    ask: Object.fromEntries(
      Object.entries(exports)
        .filter(([verb]) => verb.startsWith(`${name}_`))
        .map(([verb, call]) => [verb.slice(name.length + 1), call]),
    ),
    sizes: { state: state.size, dice: dice.size },
    state: room(state.size),
    view: room(view.size),
    options: room(options.size),
    news: room(news.size),
    dice: room(dice.size * facts.games[name].most_players),
    seed: room(64),
    desk: [room(search.size), room(scratch_states * state.size), room(view.size), room(view.size), room(dice.size), room(news.size)],
  })
}

/** By game, the network of a master, which has a memory of its own: a search begins there. */
const masters = {}
function masterOf(name) {
  const { exports: own } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(join(folder, facts.learned.wasm))))
  const file = readFileSync(join(folder, facts.learned.weights[name].file))
  const [inputs, width, answers, valuedFrom] = [0, 4, 8, 12].map((at) => file.readUInt32LE(at))
  const layers = [inputs * width, width, width * width, width, width * width, width, width * answers, answers]
  let from = 16
  const weights = layers.map((many) => {
    const at = own.allocate(4 * many)
    const numbers = new Float32Array(own.memory.buffer, at, many)
    for (let place = 0; place < many; place++, from += 2) numbers[place] = halfAt(file, from)
    return at
  })
  const scratch = [inputs, 4 * width, 4 * width, 4 * answers, 8 * 63, 8 * 63].map((size) => own.allocate(size))
  const sizes = [facts.records.search, facts.games[name].records.view, facts.records.dice].map(({ size }) => size)
  const records = sizes.map((size) => own.allocate(size))
  const bytes = (place) => new Uint8Array(own.memory.buffer, records[place], sizes[place])
  return (masters[name] ??= (desk, view, seat, dice, rollouts) => {
    bytes(1).set(memory().subarray(view, view + sizes[1]))
    bytes(2).set(memory().subarray(dice, dice + sizes[2]))
    own[`${name}_begin`](records[0], ...weights, ...scratch, inputs, width, answers, valuedFrom, records[1], seat, records[2], rollouts)
    memory().set(bytes(0), desk[0])
    memory().set(bytes(2), dice)
  })
}
function halfAt(file, at) {
  const bits = file.readUInt16LE(at)
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15)
  return bits & 0x8000 ? -size : size
}

function searched(name, bot, { ask, desk, view }, seat, dice, rollouts) {
  const legal = bitsIn(ask.legal_seen(view, seat))
  if ((legal & (legal - 1n)) === 0n) return legal.toString(2).length - 1
  if (bot.startsWith('master')) (masters[name] ?? masterOf(name))(desk, view, seat, dice, rollouts)
  else ask.search_begin(...desk, view, seat, dice, rollouts)
  while (!ask.search_go_on(...desk, view, seat, dice, SLICE));
  return ask.search_choose(...desk, view, dice)
}

function played(table, run, choosers, words, figure) {
  const { ask, state, view, options, news, dice, seed, sizes } = table
  memory().set(Buffer.from(run.options, 'hex'), options)
  new BigInt64Array(exports.memory.buffer, seed, words.length).set(words.map(BigInt))
  memory().fill(0, state, state + sizes.state)
  for (let seat = 0; seat < run.players; seat++) exports.dice_of(seed, seat, dice + seat * sizes.dice)
  ask.start(state, options, seed, news)
  let decisions = 0
  while (!ask.over(state)) {
    const waiting = ask.waiting_for(state)
    const seat = 31 - Math.clz32(waiting & -waiting)
    ask.see(state, seat, view)
    const own = dice + seat * sizes.dice
    const search = () => searched(run.game, run.bots[seat], table, seat, own, run.rollouts)
    const move = choosers[seat] ? choosers[seat](view, seat, own) : thought(search, figure)
    ask.play(state, seat, move, news)
    decisions += 1
  }
  return decisions
}

function thought(decide, figure) {
  const before = process.cpuUsage()
  const move = decide()
  const { user, system } = process.cpuUsage(before)
  const seconds = (user + system) / 1e6
  figure.asked += 1
  figure.thought += seconds
  figure.longest = Math.max(figure.longest, seconds)
  return move
}

const finals = []
const figures = {}
for (const run of JSON.parse(readFileSync(runsFile, 'utf8'))) {
  const table = tableOf(run.game)
  const { ask, state, dice, sizes } = table
  const choosers = run.bots.map((bot) => (LEVELS.includes(bot) ? ask[bot] : null))
  const figure = (figures[`${run.game} ${run.label}`] ??= { games: 0, decisions: 0, seconds: 0, asked: 0, thought: 0, longest: 0 })
  for (const words of run.seeds) {
    const start = process.cpuUsage()
    for (let again = 0; again < run.repeat; again++) {
      figure.decisions += played(table, run, choosers, words, figure)
      figure.games += 1
    }
    const { user, system } = process.cpuUsage(start)
    figure.seconds += (user + system) / 1e6
    finals.push(memory().slice(state, state + sizes.state), memory().slice(dice, dice + run.players * sizes.dice))
  }
}
writeFileSync(finalsFile, Buffer.concat(finals))
process.stdout.write(JSON.stringify({ load, memory: exports.memory.buffer.byteLength, figures }))
