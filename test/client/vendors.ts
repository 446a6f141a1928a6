import type { Answer, ToolCall } from '@toolfault/client/call'
import { executionFailed } from '@toolfault/model'

/** A call, and the ways in which it can be answered. */
export const call: ToolCall = { id: 'call_1', tool: 'forecast', args: { city: 'Rome' } }

export const answers = {
  text: { ok: true, value: 'sunny' },
  json: { ok: true, value: { sky: 'clear', days: [1, 2] } },
  picture: {
    ok: true,
    value: {
      content: [
        { type: 'text', text: 'map' },
        { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
        { type: 'image', data: 'AAAA', mimeType: 'image/tiff' },
        { type: 'image', data: 'no base64!', mimeType: 'image/png' },
        { type: 'text', text: '' }
      ]
    }
  },
  failure: {
    ok: false,
    fault: executionFailed({ message: 'No such city.', developerMessage: 'row 7 of db-3' })
  }
} as const satisfies Readonly<Record<string, Answer>>

/** What the failure is for a model. */
export const said = 'No such city.'

/** Calls that no vendor's reader may take for one, and none may throw at. */
export const junk: ReadonlyArray<unknown> = [
  undefined,
  null,
  1,
  'function_call',
  [],
  {},
  { type: 'text', text: 'hello' },
  { type: 'function_call' },
  { type: 'tool_use', name: 1 },
  { functionCall: null },
  new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error('trap')
      }
    }
  )
]

/** Names and texts that have broken readers before. */
export const hostile: ReadonlyArray<string> = [
  '__proto__',
  'constructor',
  '',
  '\u0000\u001b[31m',
  '\ud800',
  '\u202egpj.exe',
  'x'.repeat(10_000_000)
]
