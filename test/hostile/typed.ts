import {
  type Advice,
  authorizationRequired,
  type Expected,
  executionFailed,
  type Fault,
  type FaultDetails,
  type Fix,
  type Issue,
  internal,
  invalidSchema,
  issueKinds,
  malformedRequest,
  misconfigured,
  type Remark,
  unavailable,
  unknownTool,
  type Verdict
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import fc from 'fast-check'
import { issue, strange, url } from './generated.js'
import { SECRET } from './texts.js'

/**
 * Faults of the nine kinds with all that their kinds may hold and nothing else, made as callers make
 * them: whatever TypeScript lets through, with strangers' texts in every place.
 */

// A border: what fast-check calls JSON is JSON; it has no negative zero.
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as Json)

const path = fc.array(fc.oneof(strange, fc.nat(20).map(String)), { maxLength: 4 })

const texts = fc.array(strange, { maxLength: 3 })

const some = <A extends object>(members: { [K in keyof A]: fc.Arbitrary<A[K]> }) =>
  fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Partial<A>>

const echoing: fc.Arbitrary<Issue> = fc
  .tuple(
    issue,
    some({
      echo: fc.constant(true as const),
      branches: fc.array(fc.array(issue, { maxLength: 2 }), { maxLength: 2 })
    })
  )
  .map(([bare, more]) => ({ ...bare, ...more }))

const count = fc.nat(100)

const expected: fc.Arbitrary<Expected> = fc.oneof(
  fc.record({ id: fc.constant('type' as const), types: texts, items: texts }),
  fc.record({ id: fc.constant('one_of' as const), values: fc.array(json, { maxLength: 4 }) }),
  fc.record({ id: fc.constant('format' as const), format: strange }),
  fc.record({ id: fc.constant('pattern' as const), pattern: strange }),
  fc.record({
    id: fc.constant('compare' as const),
    comparison: fc.constantFrom('<' as const, '>=' as const),
    limit: fc.oneof(count, strange)
  }),
  fc.record({
    id: fc.constant('count' as const),
    of: fc.constantFrom('characters' as const, 'keys' as const),
    least: count,
    most: count
  }),
  fc.record({ id: fc.constant('multiple' as const), of: count }),
  fc.record({ id: fc.constant('distinct' as const), first: count, second: count }),
  fc.record({ id: fc.constant('one_branch' as const), names: texts }),
  fc.record({ id: fc.constant('other_than' as const), keys: texts }),
  fc.record({
    id: fc.constant('other_than' as const),
    keys: texts,
    excluding: fc.constant('others' as const)
  }),
  fc.record({ id: fc.constant('nothing' as const) }),
  fc.record({ id: fc.constant('named' as const), name: strange }),
  fc.record({ id: fc.constant('said' as const), text: strange })
)

const fix: fc.Arbitrary<Fix> = fc.oneof(
  fc.record({ id: fc.constant('add' as const), types: texts }),
  fc.record({ id: fc.constantFrom('remove' as const, 'meet' as const) }),
  fc.record({
    id: fc.constant('add' as const),
    within: fc.oneof(
      fc.record({ key: strange, before: strange }),
      fc.record({ key: strange, behind: strange }),
      fc.record({ key: strange, markup: strange })
    )
  }),
  fc.record({ id: fc.constant('rename' as const), from: path, to: path }),
  fc.record(
    {
      id: fc.constant('choose' as const),
      values: fc.array(json, { maxLength: 3 }),
      optional: fc.constant(true as const)
    },
    { requiredKeys: ['id', 'values'] }
  ),
  fc.record({ id: fc.constant('send' as const), types: texts }),
  fc.record({ id: fc.constant('put' as const), value: json }),
  fc.record({
    id: fc.constant('put' as const),
    value: json,
    beside: fc.record({ key: strange, value: json })
  }),
  fc.record({
    id: fc.constant('convert' as const),
    how: fc.constantFrom('parse' as const, 'wrap' as const, 'unwrap' as const),
    to: fc.constantFrom('array' as const, 'object' as const),
    key: strange
  }),
  fc.record(
    {
      id: fc.constant('convert' as const),
      how: fc.constantFrom('list' as const, 'map' as const, 'rows' as const, 'columns' as const),
      to: fc.constantFrom('array' as const, 'object' as const),
      key: strange,
      value: strange,
      sign: strange
    },
    { requiredKeys: ['id', 'how', 'to'] }
  )
)

export const advice: fc.Arbitrary<Advice> = fc.record(
  {
    path,
    kind: fc.constantFrom(...issueKinds),
    count: fc.integer({ min: 2, max: 1_000 }),
    expected,
    also: fc.array(expected, { maxLength: 2 }),
    received: fc.oneof(
      fc.record({ id: fc.constantFrom('blank' as const, 'absent' as const) }),
      fc.record({
        id: fc.constant('type' as const),
        type: fc.constantFrom('string' as const, 'null' as const),
        size: count,
        value: json
      })
    ),
    fix,
    because: fc.record({ id: fc.constantFrom('present' as const, 'absent' as const), path }),
    chosen: fc.record({
      branch: count,
      reason: fc.constantFrom('tag' as const, 'tie' as const),
      name: strange,
      others: texts,
      tag: path
    }),
    about: some<NonNullable<Advice['about']>>({
      parameterType: strange,
      title: strange,
      description: strange,
      signature: strange,
      example: json
    })
  },
  { requiredKeys: ['path', 'kind'] }
) as fc.Arbitrary<Advice>

const details: fc.Arbitrary<FaultDetails> = some<FaultDetails>({
  tool: strange,
  callId: strange,
  guidance: strange,
  message: strange,
  developerMessage: fc.constant(SECRET),
  canRetry: fc.boolean(),
  attempt: fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    fixed: texts,
    still: texts,
    fresh: texts
  })
})

const challenge = fc.record({ id: strange, url, checkUrl: url }, { requiredKeys: ['id', 'url'] })

const invalidArguments = fc
  .tuple(
    details,
    fc.array(echoing, { maxLength: 20 }),
    some({
      truncated: fc.constant(true as const),
      unlisted: fc.integer({ min: 1, max: 50 }),
      advice: fc.array(advice, { maxLength: 6 }),
      unadvised: fc.integer({ min: 1, max: 50 }),
      asking: some({ action: strange, required: texts, optional: texts })
    })
  )
  .map(([rest, issues, more]): Fault => ({ kind: 'invalid_arguments', issues, ...rest, ...more }))

const either = <A, B>(a: fc.Arbitrary<A>, make: (value: A, rest: FaultDetails) => B) =>
  fc.tuple(a, details).map(([value, rest]) => make(value, rest))

/** A fault of any kind as TypeScript lets it through. */
export const typedFault: fc.Arbitrary<Fault> = fc.oneof(
  { arbitrary: invalidArguments, weight: 4 },
  either(
    fc.tuple(fc.constantFrom('syntax' as const, 'shape' as const), strange),
    ([why, detail], it) => malformedRequest(why, detail, it)
  ),
  either(fc.tuple(strange, fc.option(strange, { nil: undefined })), ([tool, suggestion], it) =>
    unknownTool(tool, suggestion, it)
  ),
  either(strange, (detail, it) => invalidSchema(detail, it)),
  either(
    fc.tuple(
      fc.constantFrom('server' as const, 'tool' as const),
      fc.array(challenge, { maxLength: 3 }),
      some({ userId: fc.boolean(), service: strange, setupUrl: url, action: strange })
    ),
    ([of, challenges, more], it) => authorizationRequired(of, challenges, { ...it, ...more })
  ),
  either(fc.tuple(strange, texts, some({ setupUrl: url })), ([service, names, more], it) =>
    misconfigured(service, names, { ...it, ...more })
  ),
  either(some({ retryAfterMs: fc.nat() }), (more, it) => unavailable({ ...it, ...more })),
  either(some({ retryAfterMs: fc.nat(), hint: strange }), (more, it) =>
    executionFailed({ ...it, ...more })
  ),
  details.map((it) => internal(it))
)

export const remark: fc.Arbitrary<Remark> = fc.oneof(
  fc.record({ id: fc.constant('ignored_key' as const), path }),
  fc.record({ id: fc.constant('misspelt_key' as const), path, suggestion: path }),
  fc.record({ id: fc.constant('deprecated' as const), path, description: strange }),
  fc.record({ id: fc.constant('said' as const), text: strange })
)

/** A verdict with remarks, of a fault that these kinds have, or of none. */
export const typedVerdict = (faults: fc.Arbitrary<Fault>): fc.Arbitrary<Verdict> =>
  fc
    .tuple(
      fc.option(faults, { nil: undefined }),
      some({
        warnings: fc.array(remark, { maxLength: 3 }),
        suggestions: fc.array(remark, { maxLength: 3 })
      })
    )
    .map(
      ([fault, remarks]): Verdict =>
        fault === undefined ? { valid: true, ...remarks } : { valid: false, fault, ...remarks }
    )
