import {
  authorizationRequired,
  executionFailed,
  type Fault,
  type FaultDetails,
  type Issue,
  internal,
  invalidArguments,
  invalidSchema,
  malformedRequest,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { ECHO, hostileKeys, SECRET } from '../hostile/texts.js'

/** Details that every kind may have. */
const details: FaultDetails = {
  callId: 'call-1',
  guidance: 'Ask the user\nfirst.',
  developerMessage: SECRET
}

/** One issue for each hostile key, missing, surplus, wrong and deep in turn. */
export const hostileIssues: ReadonlyArray<Issue> = hostileKeys.flatMap(
  (key): Array<Issue> => [
    { path: [key], kind: 'missing', keyword: 'required', message: `no '${key}'`, echo: true },
    { path: ['list', '3', key], kind: 'unexpected', keyword: 'additionalProperties' },
    {
      path: [key, key],
      kind: 'type',
      keyword: 'type',
      message: 'must be integer',
      params: { type: 'integer', [key]: key }
    }
  ]
)

const echoed: Issue = { path: ['pin'], kind: 'pattern', message: `'${ECHO}' is bad`, echo: true }

const issues: ReadonlyArray<Issue> = [
  echoed,
  { path: [], kind: 'size', keyword: 'minProperties', message: 'm', params: { limit: 2 } },
  { path: ['x'], kind: 'rule', message: 'must be\r\neven\u202e' },
  {
    path: ['u'],
    kind: 'alternative',
    keyword: 'anyOf',
    branches: [[echoed], [{ ...echoed, branches: [[echoed]] }], []]
  },
  { path: ['y'], kind: 'unknown' }
]

/** Faults of all nine kinds, bare and full. */
export const samples: ReadonlyArray<Fault> = [
  invalidArguments('send', { issues }, details),
  invalidArguments('send', { issues, truncated: true }, { ...details, message: 'Refused.\nSorry' }),
  invalidArguments(undefined, { issues: hostileIssues }),
  ...hostileKeys.map((key) =>
    invalidArguments(key, { issues: [{ path: [key], kind: 'missing', keyword: 'required' }] })
  ),
  { kind: 'invalid_arguments', issues: [], ...details },
  malformedRequest('syntax', 'line 1, column 2, expected a value', details),
  malformedRequest('shape', 'the request has no name', details),
  ...hostileKeys.map((key) => unknownTool(key, key, details)),
  invalidSchema('unknown type "text"\n at #/properties/a', details),
  authorizationRequired('server', [], details),
  authorizationRequired('tool', [], { ...details, setupUrl: '/integrations', service: 'mail' }),
  authorizationRequired(
    'tool',
    [
      { id: 'c-1', url: 'https://auth.example.com/a?b=c', checkUrl: 'https://auth.example.com/c' },
      { id: '__proto__', url: 'javascript:alert(1)' }
    ],
    { ...details, userId: true, service: 'mail\n\u202e', action: 'connect', message: 'Sign in' }
  ),
  misconfigured('pay', ['PAY_KEY', 'a`\nb'], { ...details, setupUrl: 'https://pay.example.com/' }),
  misconfigured('pay'),
  unavailable({ ...details, retryAfterMs: 1500.5 }),
  unavailable(),
  executionFailed({
    ...details,
    message: 'Disk\nfull',
    hint: 'Free\nsome',
    canRetry: true,
    retryAfterMs: 10
  }),
  executionFailed({ canRetry: false }),
  internal({ ...details, message: 'Broken' }),
  internal()
]
