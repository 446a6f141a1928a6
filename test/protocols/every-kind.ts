import type { Fault, Issue } from '@toolfault/model'
import fc from 'fast-check'

/** The needles of seed 001's `isRetryCapableError`, as it lists them. */
export const needles = ['question:', 'what ', 'please provide', 'which ', 'how ', 'missing']

/** What only operators may read. */
export const SECRET = 'connect ECONNREFUSED 10.0.0.1:5432'

/** Texts that a stranger wrote: needles in any case, marks that hide, markup, line breaks, nothing. */
export const strange: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...needles, ...needles.map((needle) => needle.toUpperCase())),
      fc.constantFrom('\u202e', '\u200b', '\n', '`', '"', '__proto__', '\ud800', '/a~b', ' '),
      fc.string({ maxLength: 12, unit: 'grapheme' })
    ),
    { maxLength: 5 }
  )
  .map((parts) => parts.join(''))

const details = {
  tool: strange,
  guidance: strange,
  message: strange,
  developerMessage: fc.constant(SECRET)
}

const issue: fc.Arbitrary<Issue> = fc.record(
  {
    path: fc.array(strange, { maxLength: 3 }),
    kind: fc.constantFrom(
      'missing',
      'unexpected',
      'type',
      'format',
      'dependency',
      'rule',
      'unknown'
    ),
    keyword: strange,
    message: strange,
    params: fc.constantFrom({}, { property: 'a' }, { limit: 3 })
  },
  { requiredKeys: ['path', 'kind'] }
)

const challenge = fc.record({
  id: strange,
  url: fc.oneof(fc.constantFrom('https://a.example/x', '/x', 'javascript:alert(1)'), strange)
})

/** Any fault of the nine kinds, whoever can mend it. */
export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record(
    {
      ...details,
      kind: fc.constant('invalid_arguments' as const),
      issues: fc.array(issue, { minLength: 1, maxLength: 20 })
    },
    { requiredKeys: ['kind', 'issues'] }
  ),
  fc.record(
    {
      ...details,
      kind: fc.constant('malformed_request' as const),
      reason: fc.constantFrom('syntax' as const, 'shape' as const),
      detail: strange
    },
    { requiredKeys: ['kind', 'reason', 'detail'] }
  ),
  fc.record(
    { ...details, kind: fc.constant('unknown_tool' as const), suggestion: strange },
    { requiredKeys: ['kind', 'tool'] }
  ),
  fc.record(
    { ...details, kind: fc.constant('invalid_schema' as const), detail: strange },
    { requiredKeys: ['kind', 'detail'] }
  ),
  fc.record(
    {
      ...details,
      kind: fc.constant('authorization_required' as const),
      of: fc.constantFrom('server' as const, 'tool' as const),
      challenges: fc.array(challenge, { maxLength: 3 }),
      service: strange,
      setupUrl: strange,
      action: strange
    },
    { requiredKeys: ['kind', 'of', 'challenges'] }
  ),
  fc.record(
    {
      ...details,
      kind: fc.constant('misconfigured' as const),
      service: strange,
      requirements: fc.array(strange, { maxLength: 3 }),
      setupUrl: strange
    },
    { requiredKeys: ['kind', 'service', 'requirements'] }
  ),
  fc.record(
    { ...details, kind: fc.constant('unavailable' as const), retryAfterMs: fc.nat() },
    { requiredKeys: ['kind'] }
  ),
  fc.record(
    {
      ...details,
      kind: fc.constant('execution_failed' as const),
      canRetry: fc.boolean(),
      retryAfterMs: fc.nat(),
      hint: strange
    },
    { requiredKeys: ['kind'] }
  ),
  fc.record({ ...details, kind: fc.constant('internal' as const) }, { requiredKeys: ['kind'] })
)
