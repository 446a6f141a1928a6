import { type Fault, faultKinds, type Issue } from '@toolfault/model'
import * as fc from 'fast-check'
import { hostileKeys, SECRET } from './samples.js'

/** Any text, halves of surrogate pairs and what cannot be seen among it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...hostileKeys)
)

const path = fc.array(fc.oneof(text, fc.nat(20).map(String)), { maxLength: 4 })

const kinds: ReadonlyArray<Issue['kind']> = [
  'missing',
  'unexpected',
  'type',
  'choice',
  'format',
  'pattern',
  'range',
  'size',
  'multiple',
  'duplicate',
  'alternative',
  'dependency',
  'rule',
  'unknown'
]

const issue: fc.Arbitrary<Issue> = fc.record(
  {
    path,
    kind: fc.constantFrom(...kinds),
    keyword: fc.constantFrom('required', 'type', 'errorMessage', 'dependentRequired'),
    message: text,
    // A border: what fast-check calls JSON is JSON.
    params: fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })) as fc.Arbitrary<
      NonNullable<Issue['params']>
    >
  },
  { requiredKeys: ['path', 'kind'] }
)

const url = fc.oneof(text, fc.webUrl({ withQueryParameters: true }))

/** A fault of any kind with every member, of which each kind reads its own. */
const fault: fc.Arbitrary<Fault> = fc
  .record(
    {
      kind: fc.constantFrom(...faultKinds),
      issues: fc.array(issue, { maxLength: 6 }),
      tool: text,
      reason: fc.constantFrom('syntax', 'shape'),
      detail: text,
      of: fc.constantFrom('server', 'tool'),
      challenges: fc.array(fc.record({ id: text, url, checkUrl: url }), { maxLength: 3 }),
      service: text,
      requirements: fc.array(text, { maxLength: 3 }),
      developerMessage: fc.constant(SECRET),
      suggestion: text,
      callId: text,
      guidance: text,
      message: text,
      hint: text,
      action: text,
      setupUrl: url,
      userId: fc.boolean(),
      canRetry: fc.boolean(),
      truncated: fc.constant(true),
      retryAfterMs: fc.nat()
    },
    {
      requiredKeys: [
        'kind',
        'issues',
        'tool',
        'reason',
        'detail',
        'of',
        'challenges',
        'service',
        'requirements'
      ]
    }
  )
  // A border: a fault with the members of other kinds beside its own.
  .map((members) => members as Fault)

/** The same on every run: a failure that comes and goes teaches nothing. */
export const generated: ReadonlyArray<Fault> = fc.sample(fault, { numRuns: 400, seed: 20_260_728 })
