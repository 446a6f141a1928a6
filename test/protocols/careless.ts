import type { Fault } from '@toolfault/model'

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const throwing: unknown = {
  kind: 'execution_failed',
  get message(): string {
    throw new Error('no')
  }
}

const cyclic: Record<string, unknown> = { kind: 'unknown_tool' }
cyclic['tool'] = cyclic

const junk: ReadonlyArray<readonly [string, unknown]> = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['a text', 'Which one?'],
  ['a list', []],
  ['an empty object', {}],
  ['a kind that does not exist', { kind: 'tired', message: 'missing' }],
  ['a kind that is no text', { kind: 5n }],
  ['invalid arguments without issues', { kind: 'invalid_arguments', tool: 'add' }],
  ['issues that are none', { kind: 'invalid_arguments', issues: [null, 5] }],
  ['authorization without challenges', { kind: 'authorization_required', of: 'tool' }],
  ['challenges that are none', { kind: 'authorization_required', of: 'tool', challenges: [null] }],
  ['settings without names', { kind: 'misconfigured' }],
  ['names that are no text', { kind: 'misconfigured', service: 5n, requirements: [5n] }],
  ['a tool that is a bigint', { kind: 'internal', tool: 5n }],
  ['a tool that is a function', { kind: 'unavailable', tool: () => 5 }],
  ['members that are undefined', { kind: 'misconfigured', service: undefined, requirements: [] }],
  ['a revoked proxy', revoked()],
  ['a getter that throws', throwing],
  ['a cycle', cyclic]
]

/** What callers without types may hand over. */
export const careless: ReadonlyArray<readonly [string, Fault]> =
  // A border: none of these is a fault, which is what is tested.
  junk as ReadonlyArray<readonly [string, Fault]>
