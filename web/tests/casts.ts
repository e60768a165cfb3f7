/** Where code asserts a type without checking: `as`, `<Type>` and `!`, but not `as const`. */

import { parse } from 'svelte/compiler'
import {
  createSourceFile,
  forEachChild,
  isAsExpression,
  isNonNullExpression,
  isTypeAssertionExpression,
  ScriptTarget,
} from 'typescript'
import type { Node } from 'typescript'

interface File {
  path: string
  text: string
}

/** The asserted types. */
export const castsIn = ({ path, text }: File): string[] => (path.endsWith('.svelte') ? inComponent(text) : inModule(text))

function inModule(text: string): string[] {
  const file = createSourceFile('any.ts', text, ScriptTarget.Latest, true)
  const casts: string[] = []
  const look = (node: Node): void => {
    if (isNonNullExpression(node)) casts.push('NonNullable')
    if (isAsExpression(node) || isTypeAssertionExpression(node)) casts.push(node.type.getText(file))
    forEachChild(node, look)
  }
  look(file)
  return casts.filter((type) => type !== 'const')
}

/** Scripts and markup: the compiler parses both into one tree. */
function inComponent(text: string): string[] {
  const casts: string[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'TSNonNullExpression') casts.push('NonNullable')
    if ('type' in node && (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion') && 'typeAnnotation' in node)
      casts.push(textOf(node.typeAnnotation, text))
    for (const [name, child] of Object.entries(node)) if (name !== 'metadata') look(child)
  }
  look(parse(text, { modern: true }))
  return casts.filter((type) => type !== 'const')
}

function textOf(node: unknown, text: string): string {
  const isPlaced = typeof node === 'object' && node !== null && 'start' in node && 'end' in node
  if (!isPlaced || typeof node.start !== 'number' || typeof node.end !== 'number') throw new Error('a type without a place')
  return text.slice(node.start, node.end)
}
