import { faultKinds } from '@toolfault/model'
import { brokenParts } from './parts.js'
import { branching, type Hostile, refuse, scraps } from './values.js'

/** Members that hold lists, of which a scrap may be an item. */
const lists = ['issues', 'advice', 'challenges', 'requirements'] as const

/** Members that every kind has or some kind reads. */
const members = [
  ...lists,
  'kind',
  'tool',
  'callId',
  'guidance',
  'message',
  'developerMessage',
  'truncated',
  'reason',
  'detail',
  'suggestion',
  'of',
  'userId',
  'service',
  'setupUrl',
  'action',
  'retryAfterMs',
  'canRetry',
  'hint'
] as const

/** What callers without types may take for a fault. */
export const almost: ReadonlyArray<Hostile> = [
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
  [
    'a message that throws',
    Object.defineProperty({ kind: 'execution_failed' }, 'message', {
      enumerable: true,
      get: refuse
    })
  ]
]

/** Faults that are hostile inside: each kind with each scrap in all of its places, and in any part. */
export const faults: ReadonlyArray<Hostile> = [...scraps, ...branching].flatMap(
  ([name, value]): ReadonlyArray<Hostile> => {
    const all = Object.fromEntries(members.map((member) => [member, value]))
    const items = Object.fromEntries(
      lists.map((list) => [list, [value, { id: value, url: value }]])
    )
    return [
      ...faultKinds.flatMap(
        (kind): ReadonlyArray<Hostile> => [
          [`${kind} of ${name}`, { ...all, kind }],
          [`${kind} of items: ${name}`, { ...items, kind }]
        ]
      ),
      ...brokenParts(name, value)
    ]
  }
)

/**
 * Each kind with one member that is no good: a scrap, a list of it, or behind a getter that throws.
 *
 * Where all members are bad at once, the first that is read may hide the others.
 */
export function* oneBadMember(): Generator<Hostile> {
  for (const kind of faultKinds) {
    yield [kind, { kind }]
    for (const member of members) {
      const throwing = Object.defineProperty({ kind }, member, { enumerable: true, get: refuse })
      yield [`${kind} with ${member} that throws`, throwing]
      for (const [name, value] of scraps) {
        yield [`${kind} with ${member}: ${name}`, { kind, issues: [], [member]: value }]
      }
    }
    for (const list of lists) {
      for (const [name, value] of scraps) {
        yield [`${kind} with a list as ${list}: ${name}`, { kind, issues: [], [list]: [value] }]
      }
    }
  }
}

/** 100 000 issues, as a validator without a limit would find them. */
export const many: Hostile = [
  '100 000 issues',
  {
    kind: 'invalid_arguments',
    tool: 't',
    issues: Array.from({ length: 100_000 }, (_, at) => ({
      path: ['list', String(at)],
      kind: 'type',
      keyword: 'type',
      message: 'no',
      params: { type: 'string' }
    }))
  }
]
