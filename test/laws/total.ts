import { setTimeout as sleep } from 'node:timers/promises'
import { types } from 'node:util'
import { total } from '@toolfault/model'
import type { Test } from 'uvu'
import * as assert from 'uvu/assert'
import { almost, faults, many } from '../hostile/faults.js'
import { branching, type Hostile, large, scraps } from '../hostile/values.js'
import { subpaths } from '../house.js'

const hostile: ReadonlyArray<Hostile> = [...scraps, ...branching, ...large]

/** What takes so long that few combinations with others must do. */
const isDear = new Set([...branching, ...large].map(([name]) => name))

/** Every module of the packages that must be total, found and not listed: a new one is held to the law. */
const modules: { readonly [name: string]: object } = Object.fromEntries(
  await Promise.all(
    subpaths
      .filter((path) => /^@toolfault\/(?:advice|model|protocols|sources|words)(?:\/|$)/.test(path))
      .map(
        async (path): Promise<readonly [string, object]> => [
          path.slice('@toolfault/'.length),
          await import(path)
        ]
      )
  )
)

/** A guard against hanging, not a measure of speed: milliseconds of this process, whatever else runs beside it. */
const MOST = 5_000

/** `total` itself throws what its second argument throws: the test below is about it alone. */
const exempt = new Set(['model total'])

type Call = (...args: ReadonlyArray<unknown>) => unknown

const functions = Object.entries(modules).flatMap(([module, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Call] => typeof entry[1] === 'function')
    .map(([name, call]) => ({ name: `${module} ${name}`, call }))
    .filter(({ name }) => !exempt.has(name))
)

/** What asynchronous functions are still at, and what they rejected, which they never may. */
const pending: Array<Promise<unknown>> = []
const rejected: Array<string> = []

/** The same call once more, by the clock of the process: a machine that is busy with others is no hang. */
const spent = (call: Call, args: ReadonlyArray<unknown>): number => {
  const begun = process.cpuUsage()
  call(...args)
  return process.cpuUsage(begun).user / 1_000
}

/** What went wrong in a call, or nothing. */
const complaint = (
  name: string,
  call: Call,
  args: ReadonlyArray<unknown>,
  judged: ReadonlyArray<Hostile>
): string | undefined => {
  const begun = performance.now()
  try {
    const answer = call(...args)
    if (types.isPromise(answer)) {
      pending.push(answer.catch((error) => void rejected.push(`${name}: ${String(error)}`)))
    }
    // A judge is a public function too.
    if (name === 'advice/judge judge' && typeof answer === 'function') {
      for (const [, value] of judged) answer(value, value)
    }
  } catch (error) {
    return `threw ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : 'something'}`
  }
  if (performance.now() - begun <= MOST) return undefined
  const took = spent(call, args)
  return took > MOST ? `took ${Math.round(took)} ms` : undefined
}

/** Arguments that a decent caller would pass, so that a hostile one beside them is reached. */
const decent: ReadonlyArray<ReadonlyArray<unknown>> = [
  [undefined, undefined, undefined, undefined],
  [
    { kind: 'invalid_arguments', tool: 't', issues: [{ path: ['a'], kind: 'type' }] },
    { schema: { type: 'object' }, value: { a: 1 } },
    {}
  ],
  [
    {
      kind: 'authorization_required',
      of: 'tool',
      challenges: [{ id: 'a', url: 'https://a.example' }]
    }
  ],
  [{ valid: false, fault: { kind: 'unknown_tool', tool: 't' } }, {}],
  [['a', 'b'], 'x', ['a', 'b']],
  ['text', ['texts'], { left: 10 }],
  [{ path: ['a'], kind: 'type', expected: { id: 'type', types: ['string'] } }, {}]
]

/** Which calls are made; all of them takes minutes. */
export type Thoroughness = 'each class' | 'every combination'

/**
 * The calls that hand over values: in all places at once, and in one place beside decent arguments.
 *
 * Of a dear value its size alone is hostile, and that is met in a place whatever stands beside it: one
 * call that decent arguments lead deep is its class, one with it everywhere, and so in the first place, the other.
 * Of the others each stands beside no arguments and beside half of the decent ones, in turn.
 */
const calls = (
  values: ReadonlyArray<Hostile>,
  thoroughness: Thoroughness
): ReadonlyArray<readonly [string, ReadonlyArray<unknown>]> =>
  values.flatMap(([name, value], turn) => {
    const isShort = isDear.has(name) && thoroughness === 'each class'
    const isWhole = thoroughness === 'every combination'
    const inTurn = decent.filter((_, which) => isWhole || which === 0 || (which + turn) % 2 === 0)
    const beside = isShort ? decent.slice(1, 2) : isDear.has(name) ? decent.slice(0, 2) : inTurn
    return [
      [`${name} everywhere`, [value, value, value, value]] as const,
      ...beside.flatMap((args, which) =>
        (isShort ? [1, 2] : [0, 1, 2]).map((at) => {
          const given = args.slice()
          given[at] = value
          return [`${name} as argument ${at} of ${which}`, given] as const
        })
      )
    ]
  })

/**
 * Values that cost a call most wherever they stand: two without an end, which take all its steps, and lists
 * so deep that to write them overflows the stack.
 */
const costly = [...branching.map(([name]) => name), 'lists 10 000 deep']

/**
 * Faults and verdicts that are hostile inside.
 *
 * Every fourth place has one of the costly ones, in turn, and every second of the others stands in a verdict too.
 */
const wholes = (
  thoroughness: Thoroughness
): ReadonlyArray<readonly [string, ReadonlyArray<unknown>]> => {
  const places = new Map<number, number>()
  return [...almost, ...faults, many].flatMap(([what, value], nth) => {
    const asFault = [what, [value, {}]] as const
    const fault = { valid: false, fault: value, warnings: [value], suggestions: value }
    const inVerdict = [what, [fault, {}]] as const
    const turn = costly.findIndex((name) => what.endsWith(name))
    if (thoroughness === 'every combination') return [asFault, inVerdict]
    if (turn < 0) return nth % 2 === 0 ? [asFault, inVerdict] : [asFault]
    const place = places.get(turn) ?? 0
    places.set(turn, place + 1)
    return place % (4 * costly.length) === 4 * turn ? [asFault, inVerdict] : []
  })
}

/** Hold every public function to its law: whatever it is handed, it returns in bounded time and never throws. */
export const totals = (test: Test, thoroughness: Thoroughness): void => {
  test('there are functions to call in every module that has some', () => {
    assert.ok(functions.length > 60)
    const without = Object.keys(modules).filter(
      (module) => !functions.some(({ name }) => name.startsWith(`${module} `))
    )
    assert.equal(without, ['words/en', 'words/readings'])
  })

  for (const { call, name } of functions) {
    test(`${name} takes anything in any place`, () => {
      const bad = calls(hostile, thoroughness).flatMap(([what, args]) => {
        const said = complaint(name, call, args, hostile)
        return said === undefined ? [] : [`${what}: ${said}`]
      })
      assert.equal(bad, [])
    })

    test(`${name} takes any fault and any verdict`, () => {
      const bad = wholes(thoroughness).flatMap(([what, args]) => {
        const [value] = args
        const said = complaint(name, call, args, [[what, value]])
        return said === undefined ? [] : [`${what}: ${said}`]
      })
      assert.equal(bad, [])
    })
  }

  test('no promise of a public function is rejected', async () => {
    assert.ok(pending.length > 0)
    // A hostile value may be a promise of nothing: who waits for that waits for ever.
    await Promise.race([Promise.allSettled(pending), sleep(500)])
    assert.equal(rejected, [])
  })

  test('total throws only what its second argument throws', () => {
    const refuse = (): never => {
      throw new RangeError('hostile')
    }
    assert.is(
      total(refuse, () => 1),
      1
    )
    assert.is(
      total(() => 2, refuse),
      2
    )
    assert.throws(() => total(refuse, refuse), 'hostile')
  })
}
