import { advise } from '@toolfault/advice/advise'
import {
  type Fault,
  type Issue,
  invalidArguments,
  isList,
  isRecord,
  malformedRequest,
  own,
  owns
} from '@toolfault/model'
import type { ValidateTool } from '@toolfault/protocols/ncp'
import { decodeRequest } from '@toolfault/protocols/ncp/read'

/** A call that is to be validated, with its arguments as they came. */
export interface Question {
  readonly tool: string
  readonly args: Readonly<Record<string, unknown>>
}

/** What the validation tool is asked: about a call, about several, or nothing that can be answered. */
export type Input =
  | { readonly one: Question | Fault }
  | { readonly many: ReadonlyArray<Question | Fault> }

/** Read the input of the validation tool; what it lacks is a fault of the validation tool's own call. */
export const readInput = (input: unknown, definition: ValidateTool, most: number): Input => {
  const calls = own(input, 'calls')
  if (most === 0 || calls === undefined || owns(input, 'tool')) {
    return { one: questionOf(input, definition) }
  }
  if (!isList(calls)) return { one: wrong(input, definition, [wanted(['calls'], 'array')]) }
  if (calls.length > most) {
    return { one: wrong(input, definition, [{ ...tooMany, params: { limit: most } }]) }
  }
  return { many: calls.map((call) => questionOf(call, definition)) }
}

/** Whether it is a question, and no fault. */
export const isQuestion = (read: Question | Fault): read is Question => 'args' in read

const questionOf = (input: unknown, definition: ValidateTool): Question | Fault => {
  const read = decodeRequest(input)
  if (read._tag === 'Right') {
    // The reader's copy is bounded, and what is judged must be whole.
    const whole = own(input, 'arguments') ?? own(input, 'parameters')
    const isBare = own(input, 'tool') === read.right.tool && isObject(whole)
    return { tool: read.right.tool, args: isBare ? whole : read.right.arguments }
  }
  const issues = lacking(input)
  if (issues.length > 0) return wrong(input, definition, issues)
  const [first] = read.left
  return malformedRequest('shape', first?.message ?? '', { tool: definition.name })
}

/** Both members are required (seed 004, "Input Schema"); `parameters` stands for `arguments` (row N1). */
const lacking = (input: unknown): ReadonlyArray<Issue> => {
  if (!isRecord(input)) return [wanted([], 'object')]
  const tool = own(input, 'tool')
  const spelled = own(input, 'arguments') === undefined ? 'parameters' : 'arguments'
  const args = own(input, spelled)
  return [
    ...(tool === undefined ? [missing('tool')] : []),
    ...(tool === undefined || typeof tool === 'string' ? [] : [wanted(['tool'], 'string')]),
    ...(args === undefined ? [missing('arguments')] : []),
    ...(args === undefined || isRecord(args) ? [] : [wanted([spelled], 'object')])
  ]
}

const missing = (name: string): Issue => ({ path: [name], kind: 'missing', keyword: 'required' })

const wanted = (path: Issue['path'], type: string): Issue => ({
  path,
  kind: 'type',
  keyword: 'type',
  params: { type }
})

const tooMany: Issue = { path: ['calls'], kind: 'size', keyword: 'maxItems' }

const wrong = (value: unknown, definition: ValidateTool, issues: ReadonlyArray<Issue>): Fault =>
  advise(invalidArguments(definition.name, { issues }), { schema: definition.inputSchema, value })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => isRecord(value)
