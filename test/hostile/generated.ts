import { type Fault, faultKinds, type Issue, issueKinds } from '@toolfault/model'
import fc from 'fast-check'
import { hostileKeys, needles, SECRET } from './texts.js'

/** Texts that a stranger wrote: needles, marks that hide, markup, halves of pairs, nothing. */
export const strange: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...needles, ...needles.map((needle) => needle.toUpperCase())),
        fc.constantFrom('\u202e', '\u200b', '\n', '`', '"', '__proto__', '\ud800', '/a~b', ' '),
        fc.string({ maxLength: 12, unit: 'grapheme' })
      ),
      { maxLength: 5 }
    )
    .map((parts) => parts.join('')),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom(...hostileKeys)
)

/** One issue with whatever a stranger may have put there. */
export const issue: fc.Arbitrary<Issue> = fc.record(
  {
    path: fc.array(fc.oneof(strange, fc.nat(20).map(String)), { maxLength: 4 }),
    kind: fc.constantFrom(...issueKinds),
    keyword: fc.oneof(
      fc.constantFrom('required', 'type', 'errorMessage', 'dependentRequired'),
      strange
    ),
    message: strange,
    // A border: what fast-check calls JSON is JSON.
    params: fc.oneof(
      fc.constantFrom({}, { property: 'a' }, { limit: 3 }),
      fc.dictionary(strange, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
    ) as fc.Arbitrary<NonNullable<Issue['params']>>
  },
  { requiredKeys: ['path', 'kind'] }
)

export const url: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('https://a.example/x', '/x', 'javascript:alert(1)'),
  fc.webUrl({ withQueryParameters: true }),
  strange
)

const members = {
  tool: strange,
  callId: strange,
  guidance: strange,
  message: strange,
  developerMessage: fc.constant(SECRET),
  issues: fc.array(issue, { minLength: 1, maxLength: 20 }),
  truncated: fc.constant(true),
  reason: fc.constantFrom('syntax', 'shape'),
  detail: strange,
  suggestion: strange,
  of: fc.constantFrom('server', 'tool'),
  challenges: fc.array(fc.record({ id: strange, url, checkUrl: url }), { maxLength: 3 }),
  userId: fc.boolean(),
  service: strange,
  requirements: fc.array(strange, { maxLength: 3 }),
  setupUrl: url,
  action: strange,
  retryAfterMs: fc.nat(),
  canRetry: fc.boolean(),
  hint: strange
}

/** What a kind cannot do without. */
const required: { readonly [kind in Fault['kind']]: ReadonlyArray<keyof typeof members> } = {
  invalid_arguments: ['issues'],
  malformed_request: ['reason', 'detail'],
  unknown_tool: ['tool'],
  invalid_schema: ['detail'],
  authorization_required: ['of', 'challenges'],
  misconfigured: ['service', 'requirements'],
  unavailable: [],
  execution_failed: [],
  internal: []
}

/** Any fault of the nine kinds, whoever can mend it, now and then with members of other kinds. */
export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  ...faultKinds.map(
    (kind) =>
      fc.record(
        { ...members, kind: fc.constant(kind) },
        { requiredKeys: ['kind', ...required[kind]] }
        // A border: which members go with which kind is what `required` says.
      ) as fc.Arbitrary<Fault>
  )
)

/** The same on every run: a failure that comes and goes teaches nothing. */
export const generated: ReadonlyArray<Fault> = fc.sample(anyFault, {
  numRuns: 250,
  seed: 20_260_728
})
