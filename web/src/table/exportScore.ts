/** A score sheet as a file, made in this browser: a table for other programs, or a picture to show around. */

import { saveFile } from '../saveFile'
import type { ScoreTable } from './scoreTable'

/** Twice as fine as it is large: it will be looked at on a phone. */
const FINE = 2
const [EDGE, LINE, PAD, TITLE] = [16, 26, 10, 40]
const [PAPER, HEADING, RULE, INK] = ['#fffdf3', '#efe6cc', '#c9bf9f', '#1d1b16']
const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

export async function exportScore(sheet: ScoreTable, kind: 'csv' | 'png', name: string): Promise<void> {
  // The mark at the beginning tells spreadsheets that these are not the letters of long ago.
  const file = kind === 'csv' ? new Blob(['\uFEFF', csvOf(sheet)], { type: 'text/csv' }) : await pictureOf(sheet)
  saveFile(file, `${name}.${kind}`)
}

/** Comma-separated values as RFC 4180 wants them, with plain minus signs, so that programs can calculate with them. */
export function csvOf(sheet: ScoreTable): string {
  const players = sheet.players.map(harmless)
  const titles = players.flatMap((player) => sheet.fields.map((field) => (field === '' ? player : `${player}: ${field}`)))
  const rows = sheet.rows.map((row) => [...row.before, ...row.cells.flat()].map((cell) => cell.replace('−', '-')))
  return [[...sheet.before, ...titles], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A name that begins like a formula would be calculated by a spreadsheet. */
const harmless = (name: string): string => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name)

async function pictureOf(sheet: ScoreTable): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser draws nothing')
  const grouped = sheet.fields.some((field) => field !== '')
  const headings = [...sheet.before, ...sheet.players.flatMap(() => sheet.fields)]
  const rows = sheet.rows.map((row) => [...row.before, ...row.cells.flat()])
  const font = (bold: boolean) => `${bold ? 700 : 400} 14px ${FONT}`
  const wideOf = (text: string, bold = false) => {
    pen.font = font(bold)
    return pen.measureText(text).width + 2 * PAD
  }
  const widths = headings.map((heading, place) =>
    Math.ceil(Math.max(wideOf(heading, true), ...rows.map((row) => wideOf(row[place] ?? '')))),
  )
  // A player's name is above all of their columns.
  sheet.players.forEach((player, number) => {
    const from = sheet.before.length + number * sheet.fields.length
    const missing = wideOf(player, true) - sum(widths.slice(from, from + sheet.fields.length))
    if (missing > 0) widths[from] = (widths[from] ?? 0) + Math.ceil(missing)
  })
  const top = EDGE + TITLE
  const lines = rows.length + (grouped ? 2 : 1)
  const [wide, high] = [Math.max(sum(widths), wideOf(sheet.title, true) + 2 * EDGE), lines * LINE]
  canvas.width = FINE * (wide + 2 * EDGE)
  canvas.height = FINE * (top + high + EDGE)
  pen.scale(FINE, FINE)
  const fill = (colour: string, x: number, y: number, width: number, height: number) => {
    pen.fillStyle = colour
    pen.fillRect(x, y, width, height)
  }
  const cell = (text: string, x: number, line: number, width: number, bold: boolean) => {
    const y = top + line * LINE
    if (bold) fill(HEADING, x, y, width, LINE)
    pen.strokeStyle = RULE
    pen.strokeRect(x + 0.5, y + 0.5, width, LINE)
    pen.fillStyle = INK
    pen.font = font(bold)
    pen.textAlign = 'center'
    pen.fillText(text, x + width / 2, y + LINE / 2)
  }
  fill(PAPER, 0, 0, canvas.width, canvas.height)
  pen.textBaseline = 'middle'
  pen.fillStyle = INK
  pen.font = `700 18px ${FONT}`
  pen.fillText(sheet.title, EDGE, EDGE + TITLE / 3)
  const starts = widths.map((_, place) => EDGE + sum(widths.slice(0, place)))
  const each = sheet.fields.length
  sheet.players.forEach((player, number) => {
    const from = sheet.before.length + number * each
    cell(player, starts[from] ?? 0, 0, sum(widths.slice(from, from + each)), true)
  })
  const written = grouped ? [headings, ...rows] : rows
  written.forEach((row, number) => {
    const isHeading = grouped && number === 0
    row.forEach((text, place) =>
      cell(text, starts[place] ?? 0, number + 1, widths[place] ?? 0, isHeading || place < sheet.before.length),
    )
  })
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture came out')) : done(blob)), 'image/png')
  })
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
