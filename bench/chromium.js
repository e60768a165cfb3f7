// Searches at positions of a game, as the page's Worker does: how long a network's answer, a club player and a master take.
async ([game, positions]) => {
  const folder = '/rules/mazzo/'
  const facts = await (await fetch(`${folder}rules.json`)).json()
  const load = async (file) => (await WebAssembly.instantiateStreaming(fetch(folder + file))).instance.exports
  const [rules, learned] = [await load(facts.wasm), await load(facts.learned.wasm)]
  const weights = await (await fetch(folder + facts.learned.weights[game].file)).arrayBuffer()
  const bytes = ({ memory }, at, size) => new Uint8Array(memory.buffer, at, size)
  const room = (of, size) => {
    const at = of.allocate(size)
    bytes(of, at, size).fill(0)
    return at
  }
  const { search, dice, news, scratch_states } = facts.records
  const { state, view } = facts.games[game].records
  const desk = [search.size, scratch_states * state.size, view.size, view.size, dice.size, news.size].map((size) => room(rules, size))
  const [seen, own] = [view.size, dice.size].map((size) => room(rules, size))

  const [inputs, width, answers, valued] = new Uint32Array(weights, 0, 4)
  const layers = [inputs * width, width, width * width, width, width * width, width, width * answers, answers]
  const numbers = Float32Array.from(new Uint16Array(weights, 16), (bits) => {
    const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
    return (bits & 0x8000 ? -1 : 1) * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
  })
  let from = 0
  const matrices = layers.map((many) => {
    const at = room(learned, 4 * many)
    new Float32Array(learned.memory.buffer, at, many).set(numbers.subarray(from, (from += many)))
    return at
  })
  const scratch = [inputs, 4 * width, 4 * width, 4 * answers, 8 * 63, 8 * 63].map((size) => room(learned, size))
  const records = [search.size, view.size, dice.size].map((size) => room(learned, size))
  const { rollouts } = facts.games[game]

  const times = { network: [], club: [], master: [] }
  for (const [hex, seat] of positions) {
    const given = Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16))
    bytes(rules, seen, view.size).set(given)
    bytes(learned, records[1], view.size).set(given)
    for (const level of ['club', 'master']) {
      rules.set_dice(own, 1n, 2n, 3n)
      bytes(learned, records[2], dice.size).set(bytes(rules, own, dice.size))
      const begun = performance.now()
      if (level === 'master') {
        learned[`${game}_begin`](records[0], ...matrices, ...scratch, inputs, width, answers, valued, records[1], seat, records[2], rollouts)
        bytes(rules, desk[0], search.size).set(bytes(learned, records[0], search.size))
        times.network.push(performance.now() - begun)
      } else rules[`${game}_search_begin`](...desk, seen, seat, own, rollouts)
      while (!rules[`${game}_search_go_on`](...desk, seen, seat, own, 64));
      times[level].push(performance.now() - begun)
    }
  }
  return times
}
