import type { Fault, Verdict } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request/read'
import * as f7 from '@toolfault/protocols/f7/read'
import * as fault from '@toolfault/protocols/fault/read'
import * as jsonRpc from '@toolfault/protocols/json-rpc/read'
import * as mcp from '@toolfault/protocols/mcp/read'
import * as ncp from '@toolfault/protocols/ncp/read'
import * as oxp from '@toolfault/protocols/oxp/read'
import * as problemDetails from '@toolfault/protocols/problem-details/read'
import * as text from '@toolfault/protocols/text/read'

/** Every wire that is read. */
export type Wire =
  | 'bad-request'
  | 'f7'
  | 'fault'
  | 'json-rpc'
  | 'mcp'
  | 'ncp'
  | 'oxp'
  | 'problem-details'
  | 'text'

type Reader = (wire: unknown) => ReadonlyArray<Fault>

const reading =
  (decode: (wire: unknown) => ReturnType<typeof fault.decode> | ReturnType<typeof f7.decode>) =>
  (wire: unknown): ReadonlyArray<Fault> => {
    const read = decode(wire)
    if (read._tag === 'Left') return []
    const value: Fault | Verdict = read.right.value
    if ('kind' in value) return [value]
    return value.valid ? [] : [value.fault]
  }

/** Read a wire as a stranger sent it; nothing where it is refused or names no failure. */
export const readers: Readonly<Record<Wire, Reader>> = {
  'bad-request': reading(badRequest.decode),
  f7: reading(f7.decode),
  fault: reading(fault.decode),
  'json-rpc': reading(jsonRpc.decode),
  mcp: reading(mcp.decode),
  ncp: reading(ncp.decode),
  oxp: reading(oxp.decode),
  'problem-details': reading(problemDetails.decode),
  text: reading(text.decode)
}

/** Failures that say one text wherever a wire has room for one. */
export const wiresOf = (said: string): ReadonlyArray<readonly [Wire, unknown]> => [
  ['f7', f7Error({ path: '/a', message: said, keyword: 'type' })],
  ['f7', f7Error({ path: '', message: said, keyword: 'required' })],
  ['f7', f7Error({ path: `/${said}`, message: said, keyword: said })],
  ['f7', { status: 404, body: { error: said } }],
  ['ncp', { valid: false, errors: [said], warnings: [said], suggestions: [said] }],
  ['ncp', { valid: false, errors: [`Parameter "${said}" type mismatch: expected x, got y`] }],
  ['mcp', { content: [{ type: 'text', text: said }], isError: true }],
  [
    'mcp',
    { content: [{ type: 'text', text: `Invalid arguments for tool x:\n- ${said}` }], isError: true }
  ],
  ['mcp', { error: { code: -32602, message: said, data: { detail: said } } }],
  ['json-rpc', { code: -32602, message: said, data: { missing_params: [said], detail: said } }],
  ['json-rpc', { code: -32602, message: `Question: ${said}` }],
  [
    'oxp',
    {
      status: 400,
      body: { message: said, parameter_errors: { [said]: said }, additional_prompt_content: said }
    }
  ],
  [
    'problem-details',
    {
      status: 400,
      body: {
        type: said,
        title: said,
        detail: said,
        errors: [{ detail: said, pointer: `#/${said}` }]
      }
    }
  ],
  [
    'bad-request',
    {
      code: 3,
      message: said,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.BadRequest',
          fieldViolations: [{ field: said, description: said, reason: said }]
        }
      ]
    }
  ],
  ['text', said],
  ['text', `Invalid arguments for tool x:\n- ${said}`],
  [
    'fault',
    {
      version: 1,
      kind: 'invalid_arguments',
      issues: [{ path: [said], kind: 'rule', message: said }],
      message: said
    }
  ]
]

const f7Error = (error: object): object => ({
  status: 200,
  body: { valid: false, errors: [error] }
})

/** Pieces that our patterns begin with, repeat and end in: many of one are what they could stumble over. */
const pieces = [
  '"\\',
  "“'",
  '0',
  '1.',
  ' ',
  '\n- ',
  '#',
  "' is a dependency of '",
  'Question: '
] as const

/** Long texts of each piece, with an end that fits none. */
export const texts = (length: number): ReadonlyArray<readonly [string, string]> =>
  pieces.map((piece) => [
    `a text of ${JSON.stringify(piece)}`,
    `${piece.repeat(length / piece.length)}\u0000x`
  ])
