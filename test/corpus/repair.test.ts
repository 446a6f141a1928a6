import { isDeepStrictEqual } from 'node:util'
import { advise } from '@toolfault/advice/advise'
import { applyRepair, type Check, type Grade, type Repair, repairs } from '@toolfault/advice/repair'
import {
  type Advice,
  invalidArguments,
  isList,
  own,
  type Path,
  parsePointer,
  printPointer
} from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Case, readCases } from './cases.js'
import { isShared, listShared, markUsed, readShared } from './shared.js'

const test = suite('corpus/repair')

const grades: ReadonlyArray<Grade> = ['certain', 'likely', 'guess']

/** A case, what repairs it, and the call that was meant. */
interface Mended extends Case {
  readonly kind: string
  readonly valid: unknown
  /** Whether what was meant can be told from what was sent: nothing in it was made up or cut away. */
  readonly isKnown: boolean
  /** Pointers of values that are right under wrong names: to remove one is to lose it. */
  readonly misnamed: ReadonlySet<string>
  readonly check: Check
  readonly advice: ReadonlyArray<Advice>
  readonly found: ReadonlyArray<Repair>
}

/** What was meant can be told where a value was disguised, a key renamed or one added. */
const known: ReadonlySet<unknown> = new Set(['restore', 'rename', 'absent'])

const truths = (): ReadonlyMap<string, unknown> =>
  new Map(
    listShared('corpus')
      .filter((file) => /^cases-.*\.json$/.test(file))
      .flatMap((file) => {
        const cases = readShared(`corpus/${file}`)
        return isList(cases) ? cases.map((one) => [String(own(one, 'id')), one] as const) : []
      })
  )

const mend = (one: Case, truth: unknown): Mended => {
  const { args: value, schema } = one
  const compiled = compile(schema)
  if (compiled._tag === 'Left') throw new TypeError(`${one.id}: ${JSON.stringify(compiled.left)}`)
  const check = compiled.right
  const fault = advise(invalidArguments(one.tool, check(value)), { schema, value })
  const given = own(truth, 'mutations')
  const mutations = isList(given) ? given : []
  const renamed = mutations.filter((it) => own(it, 'truth') === 'rename')
  return {
    ...one,
    kind: String(own(truth, 'kind')),
    valid: own(truth, 'valid'),
    isKnown: mutations.every((it) => known.has(own(it, 'truth'))),
    misnamed: new Set(renamed.map((it) => String(own(it, 'path')))),
    check,
    advice: fault.advice ?? [],
    found: repairs(fault, { schema, value, check })
  }
}

const at = (value: unknown, pointer: string): unknown =>
  (parsePointer(pointer) ?? []).reduce(own, value)

/**
 * Whether each place that a repair wrote to holds, after it alone, what was meant to be there, and no
 * value that was right is lost.
 */
const isFaithful = (one: Mended, repair: Repair): boolean => {
  const { value } = applyRepair(one.args, [repair], { least: 'guess' })
  return repair.ops.every(
    (op) =>
      isDeepStrictEqual(at(value, op.path), at(one.valid, op.path)) &&
      !(op.op === 'remove' && one.misnamed.has(op.path))
  )
}

const isBelow = (path: Path, top: Path): boolean => top.every((key, n) => key === path[n])

const share = (some: number, all: number): string =>
  `${some}/${all}`.padStart(9) +
  (all === 0 ? '      ' : ` ${((100 * some) / all).toFixed(0)} %`.padStart(6))

const table = (all: ReadonlyArray<Mended>): string => {
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort()
  const row = (name: string, cases: ReadonlyArray<Mended>): string => {
    const valid = grades.map((least) => {
      const fixed = cases.filter(
        (one) => one.check(applyRepair(one.args, one.found, { least }).value).issues.length === 0
      )
      return share(fixed.length, cases.length)
    })
    const faithful = (['certain', 'likely'] as const).map((grade) => {
      const some = cases
        .filter(({ isKnown }) => isKnown)
        .flatMap((one) =>
          one.found.filter((it) => it.grade === grade).map((it) => isFaithful(one, it))
        )
      return share(some.filter(Boolean).length, some.length)
    })
    return [name.padEnd(26), ...valid, ' |', ...faithful].join(' ')
  }
  return [
    `${'valid after repairs of'.padEnd(26)} certain, likely, guess | faithful of certain, likely`,
    ...kinds.map((kind) =>
      row(
        kind,
        all.filter((one) => one.kind === kind)
      )
    ),
    row('all', all)
  ].join('\n')
}

const shared = (): void => {
  const truth = truths()
  const all = readCases().map((one) => mend(one, truth.get(one.id)))

  test('every repair applies alone, and a certain one leaves its place clean and breaks nothing', () => {
    const bad: Array<string> = []
    let certain = 0
    for (const { args, check, found, id } of all) {
      const before = new Set(check(args).issues.map((issue) => JSON.stringify(issue)))
      for (const repair of found) {
        const { done, value } = applyRepair(args, [repair], { least: 'guess' })
        assert.equal(done, [repair], id)
        if (repair.grade !== 'certain') continue
        certain++
        const after = check(value).issues
        const isGone = before.size > after.length
        const isClean = after.every(
          (issue) => before.has(JSON.stringify(issue)) && !isBelow(issue.path, repair.path)
        )
        if (!isGone || !isClean) bad.push(`${id} ${JSON.stringify(repair)}`)
      }
    }
    assert.equal(bad, [])
    assert.ok(certain > 500, String(certain))
  })

  test('all certain repairs together break nothing, and a second time do nothing more', () => {
    for (const { args, check, found, id } of all) {
      const before = new Set(
        check(args).issues.map(({ keyword, path }) => `${keyword} ${printPointer(path)}`)
      )
      const once = applyRepair(args, found)
      const added = check(once.value).issues.filter(
        ({ keyword, path }) => !before.has(`${keyword} ${printPointer(path)}`)
      )
      assert.equal(added, [], id)
      assert.ok(isDeepStrictEqual(applyRepair(once.value, found).value, once.value), id)
    }
  })

  test('no operation names the root, and the arguments stay what they are', () => {
    for (const { args, found, id } of all) {
      assert.ok(
        found.every(({ ops }) => ops.every((op) => op.path !== '')),
        id
      )
      const { value } = applyRepair(args, found, { least: 'guess' })
      assert.is(typeof value, typeof args, id)
    }
  })

  test('every certain repair restores what was meant', () => {
    const bad = all
      .filter(({ isKnown }) => isKnown)
      .flatMap((one) =>
        one.found
          .filter((repair) => repair.grade === 'certain' && !isFaithful(one, repair))
          .map((repair) => `${one.id} ${JSON.stringify(repair)}`)
      )
    assert.equal(bad, [])
  })

  test('nearly every likely repair does', () => {
    const likely = all
      .filter(({ isKnown }) => isKnown)
      .flatMap((one) =>
        one.found.filter(({ grade }) => grade === 'likely').map((it) => isFaithful(one, it))
      )
    assert.ok(likely.length > 200, String(likely.length))
    const right = likely.filter(Boolean).length
    assert.ok(right / likely.length >= 0.98, share(right, likely.length))
  })

  test('a repair does what the advice at its place says', () => {
    let told = 0
    for (const { advice, found, id } of all) {
      for (const { fix, path } of advice.filter((piece) => piece.count === undefined)) {
        const [repair, more] = found.filter((one) => printPointer(one.path) === printPointer(path))
        const [op] = repair?.ops ?? []
        if (op === undefined || more !== undefined || fix === undefined) continue
        told++
        if (fix.id === 'put') assert.equal(own(op, 'value'), fix.value, id)
        if (fix.id === 'remove') assert.is(op.op, 'remove', id)
        if (fix.id === 'rename') {
          const [from, to] = [printPointer(fix.from), printPointer(fix.to)]
          assert.equal(op, { op: 'move', from, path: to }, id)
        }
        if (fix.id === 'convert' && op.op === 'replace') {
          assert.is(Array.isArray(op.value) ? 'array' : typeof op.value, fix.to, id)
        }
      }
    }
    assert.ok(told > 1_000, String(told))
  })

  test('how many calls are repaired, kind by kind', () => {
    const lines = table(all)
    // Seen with VERBOSE=1.
    console.log(`\n${lines}`)
    const certain = all.filter(
      (one) => one.check(applyRepair(one.args, one.found).value).issues.length === 0
    )
    assert.ok(certain.length / all.length > 0.3, lines)
  })

  test.after(() => markUsed(all.length))
}

if (isShared) shared()
else
  test('without ../shared nothing of it can be read', () => {
    assert.throws(readCases)
  })

test.run()
