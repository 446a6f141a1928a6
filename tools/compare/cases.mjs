import { closeSync, openSync, writeSync } from 'node:fs'
import { calls } from './calls.mjs'
import { payloads, writtenFaults } from './payloads.mjs'
import { tools } from './tools.mjs'

/** Of so many bad calls, the fault of one is written on every wire. */
const WRITTEN = 10

/** Every case: calls, the faults of some of them, faults and payloads that were written by hand. */
function* all(count, seed) {
  let n = 0
  for (const one of calls(tools(), count, seed)) {
    yield one
    if (one.kind !== 'no mistake' && n++ % WRITTEN === 0) {
      yield { ...one, of: 'write' }
    }
  }
  yield* writtenFaults(count)
  yield* payloads(count)
}

/** Write the cases into a file, a line each: a schema that is that of the line before is left out. Returns how many they are. */
export const writeCases = (file, count, seed) => {
  const out = openSync(file, 'w')
  let lines = 0
  let last
  for (const { schema, ...one } of all(count, seed)) {
    const given = schema === last ? one : { ...one, schema }
    writeSync(out, `${JSON.stringify(given)}\n`)
    last = schema ?? last
    lines++
  }
  closeSync(out)
  return lines
}
