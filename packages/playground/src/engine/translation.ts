import { printPointer } from '@toolfault/model'
import { translate, wireIn } from '@toolfault/protocols/translate'
import { read } from '@toolfault/protocols/translate/read'
import { type WireName, way, wires } from '@toolfault/protocols/wires'
import type { Answer, TranslateAsk, Unusable } from './ask.js'
import { jsonIn, LONGEST } from './given.js'
import { noted } from './noted.js'
import { formOf, shown, wireOf } from './write.js'

/** Hand a wire on: what it becomes, what is lost, and what its reader was not sure of. */
export const translation = (ask: TranslateAsk): Answer => {
  const from = wireOf(ask.from)
  const to = wireOf(ask.to)
  const given = wireIn(ask.text, from)
  if (given._tag === 'Left' || ask.text.length > LONGEST) return notJson(ask.text)
  const made = translate(given.right, from, to, { form: formOf(to, ask.form) })
  if (made._tag === 'Right') {
    const { loses, notes, warnings, wire } = made.right
    return {
      kind: 'translated',
      text: shown(wire),
      way: way(wire),
      loses,
      notes: [...warnings, ...notes.map((note) => noted[note])]
    }
  }
  const [first] = made.left
  const where =
    first === undefined || first.path.length === 0 ? '' : ` at ${printPointer(first.path)}`
  const guess = guessOf(ask.text, from)
  return {
    kind: 'unusable',
    where: 'wire',
    detail: `This cannot be translated from ${from} to ${to}${where}: ${first?.message ?? 'it cannot be read'}.`,
    ...(guess === undefined ? {} : { guess })
  }
}

const notJson = (text: string): Unusable => {
  const read = jsonIn(text, 'wire')
  const detail = 'This cannot be read.'
  return 'json' in read
    ? { kind: 'unusable', where: 'wire', detail }
    : { ...read, ...(text.trim() === '' || text.length > LONGEST ? {} : { guess: 'text' }) }
}

/** The first other wire that can be read from the text, where the wire that was named cannot. */
const guessOf = (text: string, from: WireName): WireName | undefined => {
  const reads = (wire: WireName): boolean => {
    const given = wireIn(text, wire)
    return given._tag === 'Right' && read(given.right, wire)._tag === 'Right'
  }
  return reads(from) ? undefined : wires.find((wire) => wire !== from && reads(wire))
}
