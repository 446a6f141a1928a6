import { advise } from '@toolfault/advice/advise'
import { type Findings, invalidArguments, printPointer } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import type { Point, Row } from './row.js'

/** What becomes of findings: the advice, and the text that a model reads. */
export interface Told {
  readonly advice: ReadonlyArray<Point>
  readonly text: string
}

/** Advise on findings about the bad value of a row, and write that as MCP does. */
export const tell = ({ bad, contract: { schema, tool } }: Row, findings: Findings): Told => {
  const fault = advise(invalidArguments(tool, findings), { schema, value: bad })
  const answer = encode(fault)
  const points = (fault.advice ?? []).map(
    ({ count, expected, fix, kind, path }): Point => ({
      path: printPointer(path),
      kind,
      ...(expected === undefined ? {} : { expected }),
      ...(fix === undefined ? {} : { fix }),
      ...(count === undefined ? {} : { count })
    })
  )
  return { advice: points, text: 'content' in answer ? answer.content[0].text : '' }
}

/** The text that these sentences make. */
export const textOf = (
  { contract: { tool } }: Row,
  says: ReadonlyArray<string>,
  isTruncated = false
): string => {
  const head = `Invalid arguments for tool ${tool}:`
  const more = isTruncated ? 'The validator stopped counting; there may be more.' : ''
  if (says.length === 1) return [head, ended(says[0] ?? ''), more].join(' ').trim()
  return [head, ...says.map((line) => `- ${line}`), ...(more === '' ? [] : [more])].join('\n')
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
