import { judge } from '@toolfault/advice/judge'
import type { Fault, Findings, Issue, Tool, Verdict } from '@toolfault/model'
import { wires as wireNames, write } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import { pair, someIssues } from '../advice/random.js'
import { issue, strange } from '../hostile/generated.js'
import { ECHO } from '../hostile/texts.js'
import { typedFault, typedVerdict } from '../hostile/typed.js'
import { cases, suite, wires } from './seeds.js'

export { advice, remark } from '../hostile/typed.js'
export { issue, strange }

export const json: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 3 })

/** Keys of few letters, so that they meet, and some that deceive. */
export const key: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('a', 'b', 'name', 'kind', 'userId', 'user_id', '0', '__proto__', 'constructor'),
  strange
)

export const path: fc.Arbitrary<ReadonlyArray<string>> = fc.array(
  fc.oneof(key, fc.nat(20).map(String)),
  { maxLength: 5 }
)

/** What repeats the caller holds a mark, which must come out nowhere. */
const marked = (one: Issue): Issue => ({
  ...one,
  ...(one.echo === true ? { message: `'${ECHO}' is bad` } : {}),
  ...(one.branches === undefined ? {} : { branches: one.branches.map((list) => list.map(marked)) })
})

const withMarks = (fault: Fault): Fault =>
  fault.kind === 'invalid_arguments' ? { ...fault, issues: fault.issues.map(marked) } : fault

/** A fault of one of the nine kinds, as TypeScript lets it through. */
export const fault: fc.Arbitrary<Fault> = typedFault.map(withMarks)

export const verdict: fc.Arbitrary<Verdict> = typedVerdict(fault)

export const findings: fc.Arbitrary<Findings> = fc.record(
  { issues: fc.array(issue, { maxLength: 12 }), truncated: fc.constant(true as const) },
  { requiredKeys: ['issues'] }
)

export { someIssues }

/** A schema and arguments. */
export interface Asked {
  readonly schema: unknown
  readonly value: unknown
}

const ofCorpus: fc.Arbitrary<Asked> =
  cases.length === 0
    ? pair
    : fc.constantFrom(...cases).map(({ args, schema }) => ({ schema, value: args }))

const ofSuite: fc.Arbitrary<Asked> = suite.length === 0 ? pair : fc.constantFrom(...suite)

const dialects = [
  'http://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
  'http://json-schema.org/draft-04/schema#',
  'nonsense'
]

const dated: fc.Arbitrary<Asked> = fc
  .tuple(pair, fc.constantFrom(...dialects))
  .map(([{ schema, value }, $schema]) => ({ schema: { $schema, ...schema }, value }))

/** Schemas by draft, made up and real, with values that are near them. */
export const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 4, arbitrary: pair },
  { weight: 1, arbitrary: dated },
  { weight: 2, arbitrary: ofCorpus },
  { weight: 2, arbitrary: ofSuite }
)

/** Schema and value, each an argument of its own. */
export const schemaAndValue: fc.Arbitrary<[unknown, unknown]> = asked.map(({ schema, value }) => [
  schema,
  value
])

export const tool: fc.Arbitrary<Tool> = fc
  .tuple(fc.oneof(fc.constantFrom('add', 'search'), strange), asked)
  .map(([name, { schema }]) => ({ name, inputSchema: schema }))

/** The judge that servers use. */
export const decide = judge(compile)

/** A call as the judge answered it: the fault comes advised. */
export const judgedCall: fc.Arbitrary<Verdict> = asked.map(({ schema, value }) =>
  decide({ name: 't', inputSchema: schema }, value)
)

export const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 3, arbitrary: fault },
  {
    weight: 1,
    arbitrary: judgedCall.map((it): Fault => (it.valid ? { kind: 'internal' } : it.fault))
  }
)

/** Wires of all houses and our own, each in the place of each other. */
export const wire: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...wires) },
  {
    weight: 3,
    arbitrary: fc.tuple(verdict, fc.constantFrom(...wireNames)).map(([it, name]) => write(it, name))
  },
  { weight: 1, arbitrary: json }
)

/** JSON as text, cut, with a letter too many, or not at all. */
export const jsonText: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', ',', '}', '"', '\\u', '\u2028', '//')
    )
    .map(([text, at, cut, put]) => {
      const from = at % (text.length + 1)
      return text.slice(0, from) + put + text.slice(from + cut)
    }),
  strange
)

export const verbosity: fc.Arbitrary<'brief' | 'normal' | 'full'> = fc.constantFrom(
  'brief',
  'normal',
  'full'
)

/** Members that may each be left out. */
export const some = (members: { readonly [key: string]: fc.Arbitrary<unknown> }) =>
  fc.record(members, { requiredKeys: [] })
