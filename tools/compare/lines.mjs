import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file as JSON, one after the other. */
export async function* lines(file) {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    yield JSON.parse(line)
  }
}

/** Cases with their schema, which a line leaves out where it is that of the line before. */
export async function* cases(file) {
  let schema
  for await (const one of lines(file)) {
    schema = one.schema ?? schema
    yield one.of === 'read' || one.fault !== undefined ? one : { ...one, schema }
  }
}

/** Each case with what was made of it before and after. */
export async function* pairs(file, before, after) {
  const [old, now] = [lines(before), lines(after)]
  for await (const given of cases(file)) {
    yield { given, before: (await old.next()).value, after: (await now.next()).value }
  }
}
