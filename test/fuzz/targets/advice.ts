import * as advise from '@toolfault/advice/advise'
import * as ask from '@toolfault/advice/ask'
import * as form from '@toolfault/advice/form'
import * as judging from '@toolfault/advice/judge'
import * as meant from '@toolfault/advice/meant'
import * as nearest from '@toolfault/advice/nearest'
import * as repair from '@toolfault/advice/repair'
import * as secret from '@toolfault/advice/secret'
import * as synonym from '@toolfault/advice/synonym'
import { type Fault, invalidArguments, isList, isRecord, own } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { bounded } from '../bounded.js'
import { same } from '../check.js'
import {
  asked,
  decide,
  fault,
  json,
  key,
  path,
  schemaAndValue,
  someIssues,
  strange,
  tool
} from '../shapes.js'
import { type Targets, targetsOf } from '../target.js'
import { textOf } from '../text.js'

interface About {
  readonly schema: unknown
  readonly value: unknown
  readonly check?: repair.Check
}

/** Whoever may be asked again: the schema's own validator, one that answers anything, one that fails, or none. */
const checking: fc.Arbitrary<(about: About) => About> = fc.oneof(
  fc.constant((about: About): About => about),
  fc.constant((about: About): About => {
    const compiled = compile(about.schema)
    return compiled._tag === 'Right' ? { ...about, check: compiled.right } : about
  }),
  someIssues.map(
    (issues) =>
      (about: About): About => ({ ...about, check: () => ({ issues }) })
  ),
  fc.constant(
    (about: About): About => ({
      ...about,
      check: () => {
        throw new Error('no')
      }
    })
  )
)

/** What a validator may have said of whatever schema and value. */
const saidOf: fc.Arbitrary<[Fault, About]> = fc
  .tuple(asked, someIssues, fc.boolean(), checking)
  .map(([plain, issues, isReal, asking]) => {
    const about = asking(plain)
    const verdict = decide({ name: 't', inputSchema: about.schema }, about.value)
    const said = isReal && !verdict.valid ? verdict.fault : invalidArguments('t', { issues })
    // Without its advice, which is to be given here.
    if (said.kind !== 'invalid_arguments') return [said, about]
    const { advice: _advice, unadvised: _unadvised, ...bare } = said
    return [bare, about]
  })

const few = (_args: ReadonlyArray<unknown>, answer: unknown): void => {
  const list = own(answer, 'advice')
  if (isList(list)) assert.ok(list.length <= 64, `${list.length} pieces of advice`)
}

/** Whoever is told that a call failed is told what to do, at least of something. */
const something = (fault: Fault): void => {
  if (fault.kind !== 'invalid_arguments' || fault.issues.length === 0) return
  assert.ok((fault.advice ?? []).length > 0, 'nothing is advised')
}

/** Said again of its own answer, nothing changes; what advice of others holds is theirs. */
const settling = (again: (fault: Fault, about: object) => Fault) => ({
  args: fc.oneof({ weight: 5, arbitrary: saidOf }, { weight: 1, arbitrary: fc.tuple(fault, json) }),
  holds: (args: ReadonlyArray<unknown>, answer: unknown): void => {
    few(args, answer)
    const once = answer as Fault
    // What has advice, and be it none, was advised by whoever gave it.
    if (isRecord(args[1]) && own(args[0], 'advice') === undefined) something(once)
    same(again(once, args[1] as object), once, 'advised again it is another')
    bounded(once, digest(once))
  }
})

const names = fc.array(fc.oneof(key, strange), { maxLength: 8 })

const named = {
  args: fc.tuple(fc.oneof(key, strange), names),
  plain: 'always' as const,
  holds: ([, list]: ReadonlyArray<unknown>, answer: unknown): void => {
    const all = list as ReadonlyArray<string>
    assert.ok(
      answer === undefined || all.some((name) => name === answer),
      `${textOf(answer)} is no name`
    )
  }
}

/** The check that repairs are proved with, where the schema is one. */
const checkOf = (schema: unknown) => {
  const compiled = compile(schema)
  return compiled._tag === 'Right' ? compiled.right : undefined
}

/** What stands in a place that a certain repair must leave alone: a value that is valid stays so. */
const staysValid = ([given, about]: ReadonlyArray<unknown>, answer: unknown): void => {
  const [schema, value] = [own(about, 'schema'), own(about, 'value')]
  const check = checkOf(schema)
  if (check === undefined || check(value).issues.length > 0) return
  const list = answer as ReadonlyArray<repair.Repair>
  const after = repair.applyRepair(value, list, { least: 'certain' })
  const issues = check(after.value).issues
  same(issues, [], `certain, and wrong: ${JSON.stringify([after.done, given])}`)
}

const answers = fc.dictionary(key, fc.oneof(json, strange))

export const ofAdvice: ReadonlyArray<Targets> = [
  targetsOf('@toolfault/advice/advise', advise, {
    advise: settling(advise.advise),
    advised: settling(advise.advised)
  }),
  targetsOf('@toolfault/advice/ask', ask, { asking: { args: fc.tuple(fault, tool) } }),
  targetsOf('@toolfault/advice/form', form, {
    mergeAnswers: { args: fc.tuple(json, answers, fc.dictionary(key, path)) },
    requestedSchema: {
      args: saidOf.chain(([said, { schema, value }]) =>
        fc.tuple(
          fc.constantFrom(said, advise.advise(said, { schema, value })),
          fc.constant(schema),
          fc.record({ version: fc.constantFrom('2025-06-18', '2026-07-28', '2025-11-25') })
        )
      ),
      // What it cannot ask for it names by the path that it was given.
      plain: 'sound'
    }
  }),
  targetsOf('@toolfault/advice/judge', judging, {
    judge: {
      args: fc
        .tuple(schemaAndValue, fc.boolean())
        .map(([both, blankIsMissing]) => [
          { name: 't', inputSchema: both[0] },
          both[1],
          { blankIsMissing }
        ]),
      via: (one: { name: string }, args: unknown, options: object) =>
        judging.judge(compile, options)(one, args),
      always: (_args, answer) => {
        assert.type(own(answer, 'valid'), 'boolean')
        few([], own(answer, 'fault'))
      },
      holds: (_args, answer) => {
        const said = own(answer, 'fault')
        if (said === undefined) return
        assert.is.not(own(said, 'kind'), 'internal')
        something(said as Fault)
        bounded(said, digest(said as Fault))
      }
    }
  }),
  targetsOf('@toolfault/advice/meant', meant, { meant: named }),
  targetsOf('@toolfault/advice/nearest', nearest, { nearest: named }),
  targetsOf('@toolfault/advice/repair', repair, {
    applyRepair: {
      args: saidOf.chain(([said, about]) =>
        fc.tuple(
          fc.constant(about.value),
          fc.constant(repair.repairs(advise.advise(said, about), about)),
          fc.record({ least: fc.constantFrom(...repair.grades) })
        )
      )
    },
    repairs: {
      args: saidOf,
      via: (said: Fault, about: repair.RepairAbout) => {
        const check = checkOf(own(about, 'schema'))
        const given = isRecord(about) && check !== undefined ? { ...quiet(about), check } : about
        return repair.repairs(advise.advise(said, about), given)
      },
      plain: 'sound',
      holds: staysValid
    }
  }),
  targetsOf('@toolfault/advice/secret', secret, {
    isSecret: { args: fc.tuple(path, fc.array(json, { maxLength: 3 }), json), plain: 'always' }
  }),
  targetsOf('@toolfault/advice/synonym', synonym, { synonym: named })
]

/** What its getters do not refuse. */
function quiet(about: repair.RepairAbout): repair.RepairAbout {
  return { schema: own(about, 'schema'), value: own(about, 'value') }
}
