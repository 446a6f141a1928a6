import { do_not_optimize } from 'mitata'
import { readCases } from '../corpus/cases.js'
import { isShared } from '../corpus/shared.js'
import { type Call, callOf } from './call.js'
import { floor, ours } from './ours.js'
import { against, type Row, ratio, type Table } from './table.js'

/** The budgets of design section 6: errors to text, in floors. */
const [MEDIAN, P95] = [2, 4]

/** Errors to text over the public corpus, when it lies beside the repository; every `step`th case. */
export const corpus = (step: number): Table | undefined => {
  if (!isShared) return undefined
  const calls = readCases()
    .filter((_, at) => at % step === 0)
    .flatMap(({ args, schema, tool }) => callIn(tool, schema, args))
  for (let warm = 0; warm < 3; warm++) {
    for (const call of calls) for (const way of ways) way.write(call)
  }
  const floors = calls.map((call) => timeOf(() => floor.write(call)))
  const rows = ways.slice(1).map((way): Row => {
    const ratios = calls
      .map((call, at) => timeOf(() => way.write(call)) / (floors[at] ?? Number.NaN))
      .sort((a, b) => a - b)
    const at = (share: number): number =>
      ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? Number.NaN
    const lengths = calls.map((call) => way.write(call).length).sort((a, b) => a - b)
    const isText = way === ours.text
    return [
      way.name,
      against(at(0.5), isText ? MEDIAN : undefined, ratio(at(0.5))),
      against(at(0.95), isText ? P95 : undefined, ratio(at(0.95))),
      `${lengths[Math.floor(lengths.length / 2)]}`
    ]
  })
  return {
    title: 'The public corpus',
    note: `${calls.length} calls to real tools, one mistake or more each; ratio to the floor, call by call.`,
    head: ['', 'median', 'p95', 'characters (median)'],
    rows
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

/** Milliseconds of one run: the best of five batches of about a fifth of a millisecond. */
const timeOf = (run: () => string): number => {
  const once = batch(run, 4)
  const times = Math.max(4, Math.ceil(0.2 / once))
  return Math.min(...Array.from({ length: 5 }, () => batch(run, times)))
}

const batch = (run: () => string, times: number): number => {
  const begun = performance.now()
  for (let at = 0; at < times; at++) do_not_optimize(run())
  return (performance.now() - begun) / times
}
