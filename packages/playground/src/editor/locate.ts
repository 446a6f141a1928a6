import { jsonLanguage } from '@codemirror/lang-json'
import type { SyntaxNode } from '@lezer/common'
import { isIndex, type Path } from '@toolfault/model'
import type { Mark } from '../engine/ask.js'

/** Offsets of a text; `to` is behind the last character. */
export interface Place {
  readonly from: number
  readonly to: number
}

/**
 * Find the place of a path in a text of JSON: of the value, of its key, or of the brace that opens the object
 * which lacks it. Of two members with one key it is the last, as for `JSON.parse`. A path that leads nowhere
 * gives the bracket or brace that opens the nearest value on its way.
 */
export const locating = (text: string): ((path: Path, on: Mark['on']) => Place) => {
  const whole = valuesOf(jsonLanguage.parser.parse(text).topNode)[0]
  return (path, on) => {
    if (whole === undefined) return { from: 0, to: Math.min(1, text.length) }
    let value = whole
    for (const [at, key] of path.entries()) {
      const isLast = at === path.length - 1
      if (isLast && on === 'owner') return opening(value)
      const found = below(value, key, text)
      if (found === undefined) return opening(value)
      if (isLast && on === 'key') return found.key ?? spanOf(found.value)
      value = found.value
    }
    return on === 'owner' ? opening(value) : spanOf(value)
  }
}

interface Found {
  readonly key?: Place
  readonly value: SyntaxNode
}

const below = (value: SyntaxNode, key: string, text: string): Found | undefined => {
  if (value.name === 'Array') {
    const item = isIndex(key) ? valuesOf(value)[Number(key)] : undefined
    return item === undefined ? undefined : { value: item }
  }
  let found: Found | undefined
  for (const property of value.getChildren('Property')) {
    const name = property.getChild('PropertyName')
    const [held] = valuesOf(property)
    if (name === null || held === undefined) continue
    if (nameIn(text.slice(name.from, name.to)) === key) found = { key: spanOf(name), value: held }
  }
  return found
}

const names = new Set(['Array', 'False', 'Null', 'Number', 'Object', 'String', 'True'])

const valuesOf = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => {
  const values: Array<SyntaxNode> = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (names.has(child.name)) values.push(child)
  }
  return values
}

const spanOf = ({ from, to }: SyntaxNode): Place => ({ from, to })

/** A value that holds nothing has no opening: all of it is meant. */
const opening = (value: SyntaxNode): Place =>
  value.name === 'Object' || value.name === 'Array'
    ? { from: value.from, to: value.from + 1 }
    : spanOf(value)

/** The key that is written there; the text itself where it is broken. */
const nameIn = (written: string): unknown => {
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}
