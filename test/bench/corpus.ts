import { readCases } from '../corpus/cases.js'
import { isShared } from '../corpus/shared.js'
import { against } from './budgets.js'
import { type Call, callOf } from './call.js'
import { cost } from './clock.js'
import { floor, ours } from './ours.js'
import { type Row, ratio, type Table } from './table.js'

/** Milliseconds before the first measurement, so that all that runs often is compiled. */
const WARM = 4_000

/** Nanoseconds of one measurement: there are many. */
const GLANCE = 1e6

/** Errors to text over the public corpus, when it lies beside the repository; every `step`th case. */
export const corpus = (step: number): Table | undefined => {
  if (!isShared) return undefined
  const calls = readCases()
    .filter((_, at) => at % step === 0)
    .flatMap(({ args, schema, tool }) => callIn(tool, schema, args))
  for (const end = performance.now() + WARM; performance.now() < end; ) {
    for (const call of calls) for (const way of ways) way.write(call)
  }
  const floors = calls.map((call) => cost(() => floor.write(call), GLANCE))
  const seen = ways.slice(1).map((way) => {
    const ratios = calls
      .map((call, at) => cost(() => way.write(call), GLANCE) / (floors[at] ?? Number.NaN))
      .sort((a, b) => a - b)
    const at = (share: number): number =>
      ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? Number.NaN
    const lengths = calls.map((call) => way.write(call).length).sort((a, b) => a - b)
    const length = lengths[Math.floor(lengths.length / 2)]
    return { way, median: at(0.5), p95: at(0.95), length }
  })
  const text = seen.find(({ way }) => way === ours.text)
  return {
    title: 'The public corpus',
    note: `${calls.length} calls to real tools, one mistake or more each; ratio to the floor, call by call.`,
    head: ['', 'median', 'p95', 'characters (median)'],
    rows: seen.map(({ length, median, p95, way }): Row => {
      const isText = way === ours.text
      return [
        way.name,
        against(median, isText ? 'public corpus, median' : undefined, ratio(median)),
        against(p95, isText ? 'public corpus, p95' : undefined, ratio(p95)),
        `${length}`
      ]
    }),
    ...(text && {
      measured: { 'public corpus, median': text.median, 'public corpus, p95': text.p95 }
    })
  }
}

const ways = [floor, ...Object.values(ours)]

/** A case whose schema this ajv takes, and whose value it refuses. */
const callIn = (tool: string, schema: unknown, value: unknown): ReadonlyArray<Call> => {
  try {
    const call = callOf(Object(schema), value, tool)
    return call.errors.length > 0 ? [call] : []
  } catch {
    return []
  }
}
