import { faultKinds } from '@toolfault/model'

const thrower = (): never => {
  throw new Error('thrown by a trap')
}

const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const trapped = (): unknown =>
  new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower })

const deep = (): unknown => {
  let value: unknown = 'end'
  for (let level = 0; level < 10_000; level++) value = { issues: [value], params: value }
  return value
}

const cycle = (): unknown => {
  const value: Record<string, unknown> = { kind: 'invalid_arguments', path: [] }
  value['issues'] = [value]
  value['advice'] = value['issues']
  value['params'] = value
  return value
}

/** Values of which one copy costs as much as the budget allows. */
const endless = (): ReadonlyArray<unknown> => [deep(), cycle()]

/** Single values that are no fault, nor part of one. */
const scraps = (): ReadonlyArray<unknown> => [
  null,
  undefined,
  0,
  Number.NaN,
  10n,
  '',
  'invalid_arguments',
  Symbol('s'),
  thrower,
  [],
  {},
  revoked(),
  trapped(),
  { [Symbol('s')]: 1 },
  Object.create(null)
]

/** Members that every kind has or some kind reads. */
const members = [
  'tool',
  'callId',
  'guidance',
  'message',
  'developerMessage',
  'issues',
  'advice',
  'reason',
  'detail',
  'suggestion',
  'of',
  'challenges',
  'userId',
  'service',
  'setupUrl',
  'requirements',
  'retryAfterMs',
  'canRetry',
  'hint',
  'kind'
] as const

/**
 * What is no fault: scraps, and faults of each kind with a scrap in each member, in a list there, or
 * behind a getter that throws.
 */
export function* junk(): Generator<unknown> {
  yield* scraps()
  yield* endless()
  for (const kind of faultKinds) {
    yield { kind }
    for (const member of members) {
      yield Object.defineProperty({ kind }, member, { enumerable: true, get: thrower })
      for (const scrap of scraps()) {
        yield { kind, issues: [], [member]: scrap }
        yield { kind, issues: [], [member]: [scrap] }
      }
    }
    for (const scrap of [...scraps(), ...endless()]) yield* broken(kind, scrap)
  }
}

/** Faults in which a scrap stands for an issue, a part of one, or a challenge. */
function* broken(kind: string, scrap: unknown): Generator<unknown> {
  const issue = { path: [scrap], kind: scrap, keyword: scrap, message: scrap, params: scrap }
  yield { kind, issues: [issue], requirements: [scrap], challenges: [{ id: scrap, url: scrap }] }
  yield { kind, issues: [{ path: scrap, kind: 'type', params: { property: scrap } }] }
  yield { kind, issues: [{ path: [], kind: 'alternative', branches: [[scrap], scrap] }] }
  yield { kind, issues: [], advice: [{ path: [scrap], kind: scrap, expected: scrap, fix: scrap }] }
  yield { kind, issues: [], detail: scrap, message: scrap, tool: scrap, service: scrap }
}
