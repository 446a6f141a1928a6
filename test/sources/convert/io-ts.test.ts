import { isList, own } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pair } from '../../advice/random.js'
import { isShared, listShared, readShared } from '../../corpus/shared.js'
import { toIoTs } from './io-ts/convert.js'
import { fits } from './io-ts/own.js'

const test = suite('sources/convert/io-ts')

/** What ajv makes of a value; `undefined` where it cannot say. */
const judging = (schema: unknown): ((value: unknown) => boolean | undefined) => {
  const compiled = compile(schema)
  if (compiled._tag === 'Left') return () => undefined
  return (value) => {
    const { issues } = compiled.right(value)
    return issues.some(({ kind }) => kind === 'unknown') ? undefined : issues.length === 0
  }
}

/** What the codec makes of it; `undefined` for a schema that refers to itself in the same place. */
const takes = (schema: unknown, value: unknown): boolean | undefined => {
  try {
    return fits(toIoTs(schema), value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

test('a codec takes what ajv takes, of any schema and value', () => {
  const count = { true: 0, false: 0 }
  fc.assert(
    fc.property(pair, (made) => {
      // What cannot be sent is no business of a schema.
      const { schema, value } = JSON.parse(JSON.stringify(made))
      const is = judging(schema)(value)
      const taken = is === undefined ? undefined : takes(schema, value)
      if (is === undefined || taken === undefined) return
      count[`${is}`]++
      assert.is(taken, is)
    }),
    { numRuns: 3_000, seed: 1 }
  )
  assert.ok(count.true > 200 && count.false > 200, JSON.stringify(count))
})

if (isShared) {
  test('a codec takes what ajv takes, of every tool and call of the corpus', () => {
    const cases = listShared('corpus')
      .filter((file) => file.startsWith('cases-'))
      .flatMap((file) => [readShared(`corpus/${file}`)].filter(isList).flat())
    // A tool has several cases, each with a schema of its own that says the same.
    const bySchema = new Map<string, Array<unknown>>()
    for (const one of cases) {
      const text = JSON.stringify(own(one, 'schema'))
      const calls = bySchema.get(text) ?? []
      bySchema.set(text, [...calls, own(one, 'bad'), own(one, 'valid')])
    }
    const agreements = [...bySchema].flatMap(([text, values]) => {
      const schema: unknown = JSON.parse(text)
      const codec = toIoTs(schema)
      const judge = judging(schema)
      return values.map((value) => fits(codec, value) === judge(value))
    })
    const agreed = agreements.filter((agrees) => agrees)
    console.log(`io-ts and ajv agree on ${agreed.length} of ${agreements.length} calls`)
    assert.ok(agreements.length > 3_000)
    assert.ok(agreed.length >= 0.99 * agreements.length)
  })
}

test.run()
