/** The result of a game as a picture, made in this browser of our own cards. */

import { mount, tick, unmount } from 'svelte'
import { folderOf } from '../games'
import type { Result } from './text'

const SIDE = 1080
const FONT = 'Gabarito, system-ui, sans-serif'
const [CREAM, INK] = ['#fffdf7', '#1a1a1a']
const CARD = { wide: 138, high: 193, apart: 148, top: 196, lean: 0.05 }
const STEP = { wide: 300, apart: 20, foot: 900 }
/** By rank: how high the step is, and its colours from top to bottom. */
const STEPS = [
  { high: 400, from: '#f2c230', to: '#d79d10' },
  { high: 320, from: '#e3e7ea', to: '#b4bcc2' },
  { high: 260, from: '#dda478', to: '#b97a48' },
] as const
const ON_STEPS = 3
/** Those after them, in lines of two. */
const BESIDE = 2
const SMALLEST = 24

export async function pictureOf(result: Result): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser draws nothing')
  const felt = pen.createRadialGradient(SIDE / 2, SIDE * 0.45, 80, SIDE / 2, SIDE * 0.45, SIDE * 0.75)
  felt.addColorStop(0, '#1f5f58')
  felt.addColorStop(1, '#0e2a2b')
  pen.fillStyle = felt
  pen.fillRect(0, 0, SIDE, SIDE)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const middle = SIDE / 2
  const write = (text: string, x: number, y: number, size: number, wide: number, colour = CREAM, weight = 400) => {
    const wanted = (letters: number) => `${weight} ${letters}px ${FONT}`
    pen.font = wanted(size)
    // Smaller letters first: half a score is none.
    pen.font = wanted(Math.max(SMALLEST, Math.floor(size * Math.min(1, wide / pen.measureText(text).width))))
    pen.fillStyle = colour
    pen.fillText(shortened(pen, text, wide), x, y, wide)
  }
  write(result.title, middle, 88, 68, SIDE - 80, CREAM, 800)
  write(result.date, middle, 150, 32, SIDE - 80)
  const faces = await facesOf(result.game)
  faces.forEach((face, number) => {
    const from = number - (faces.length - 1) / 2
    pen.save()
    pen.translate(middle + from * CARD.apart, CARD.top + CARD.high / 2 + from * from * 3)
    pen.rotate(from * CARD.lean)
    pen.drawImage(face, -CARD.wide / 2, -CARD.high / 2, CARD.wide, CARD.high)
    pen.restore()
  })
  const first = result.placed.slice(0, ON_STEPS)
  // The winner is in the middle of three.
  const [one, two, three] = first
  const across = one && two && three ? [two, one, three] : first
  across.forEach((player, number) => {
    const step = STEPS[Math.min(player.rank, ON_STEPS) - 1] ?? STEPS[2]
    const x = middle + (number - (across.length - 1) / 2) * (STEP.wide + STEP.apart)
    const top = STEP.foot - step.high
    const metal = pen.createLinearGradient(0, top, 0, STEP.foot)
    metal.addColorStop(0, step.from)
    metal.addColorStop(1, step.to)
    pen.fillStyle = metal
    pen.beginPath()
    pen.roundRect(x - STEP.wide / 2, top, STEP.wide, step.high, [24, 24, 0, 0])
    pen.fill()
    pen.strokeStyle = INK
    pen.lineWidth = 3
    pen.stroke()
    const wide = STEP.wide - 30
    write(`${player.rank}.`, x, top + 48, 44, wide, INK, 800)
    write(player.name, x, top + 112, 40, wide, INK, 600)
    write(player.score, x, top + 184, 60, wide, INK, 800)
  })
  const rest = result.placed.slice(ON_STEPS)
  rest.forEach(({ rank, name, score }, number) => {
    const line = Math.floor(number / BESIDE)
    const inLine = Math.min(BESIDE, rest.length - line * BESIDE)
    const x = middle + ((number % BESIDE) - (inLine - 1) / 2) * (SIDE / BESIDE)
    write(`${rank}. ${name}: ${score}`, x, STEP.foot + 36 + line * 42, 34, SIDE / BESIDE - 40)
  })
  write('Mazzo', middle, SIDE - 44, 32, SIDE, CREAM, 600)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture came out')) : done(blob)), 'image/png')
  })
}

function shortened(pen: CanvasRenderingContext2D, text: string, wide: number): string {
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(letters.join('')).width > wide) letters.splice(-2, 2, '…')
  return letters.join('')
}

/** The cards that stand for a game, drawn as at the table: each a picture of its own, with all that its drawing refers to. */
async function facesOf(game: string): Promise<HTMLImageElement[]> {
  const folder = folderOf(game)
  if (folder === undefined) return []
  const { default: Face } = await folder.face()
  const desk = document.createElement('div')
  const cards = folder.shown.map((card) => mount(Face, { target: desk, props: { card } }))
  await tick()
  const style = styleSheets()
  const sprites = [...document.querySelectorAll('svg.sprite')]
    .map((sprite) => new XMLSerializer().serializeToString(sprite))
    .join('')
  const pictures = [...desk.querySelectorAll('svg.face')].map((face) => {
    face.setAttribute('width', String(2 * CARD.wide))
    face.setAttribute('height', String(2 * CARD.high))
    const text = new XMLSerializer().serializeToString(face)
    const at = text.indexOf('>') + 1
    return loaded(`${text.slice(0, at)}<style><![CDATA[${style}]]></style>${sprites}${text.slice(at)}`)
  })
  for (const card of cards) void unmount(card)
  return Promise.all(pictures)
}

/** All rules of this page: a picture knows none of them by itself. But it is no page, and has no ground. */
const styleSheets = (): string =>
  [
    ...[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    ':root { background: none }',
  ].join('\n')

function loaded(svg: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return picture.decode().then(() => picture)
}
