import { parsePointer } from '@toolfault/model'
import { type Told, together } from '../reading/told.js'
import type { Recogniser } from './recognise.js'
import { tekuriSaid } from './tekuri.js'
import { tekuriPrinted } from './tekuri-printed.js'
import { wrong } from './told.js'

const START = 'input schema validation failed: '

/** What stands between quotation marks, or where the pointer of another place begins. */
const next = /'(?:[^'\\\n]|\\.)*'?|; (?=(?:<root>|\/[^:;\n]{0,500}): )/g

/** What mcp-go writes of arguments (`WithInputSchemaValidation`): what is wrong, each behind the pointer of its place. */
export const mcpGoSaid: Recogniser = (body, text) => {
  const said = body.startsWith(START) ? body.slice(START.length) : ''
  if (!placed.test(said)) return undefined
  const ends = [...said.matchAll(next)].flatMap(({ 0: found, index }) =>
    found === '; ' ? [index] : []
  )
  const parts = [0, ...ends.map((at) => at + 2)].map((at, nth) => said.slice(at, ends[nth]))
  return wrong(undefined, together(parts.map(told)), text)
}

const placed = /^(?:<root>|\/[^:;\n]{0,500}): /

const told = (part: string): Told => {
  const [head = '', pointer = ''] = /^(<root>|\/[^:;\n]{0,500}): /.exec(part) ?? []
  const path = parsePointer(pointer === '<root>' ? '' : pointer)
  if (head === '' || path === undefined) return { issues: [], whole: false }
  const said = part.slice(head.length)
  return tekuriPrinted(said, path) ?? tekuriSaid(said, path)
}
