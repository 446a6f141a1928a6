import { isDeepStrictEqual } from 'node:util'
import { compile } from '@toolfault/validators/ajv'
import { generator } from '../generator.mjs'
import { names } from './mistakes/names.mjs'
import { places, wrappings } from './mistakes/places.mjs'
import { shapes } from './mistakes/shapes.mjs'
import { texts } from './mistakes/texts.mjs'
import { values } from './mistakes/values.mjs'
import { closed, objectsIn, placed, targetOf } from './schema.mjs'
import { spread } from './spread.mjs'
import { callOf } from './valid.mjs'

/** So many valid calls are made of each tool, each after so many tries at most. */
const CALLS = 2
const TRIES = 4

/** Of so many bad calls at least of each tool; a small sample is of fewer tools. */
const LEAST = 8

const ofKey = [names, values, shapes, places]

/** Every bad call that the mistakes make of a good one: its kind, the call, and what was meant where one thing was. */
const mistaken = (schema, good, next) =>
  objectsIn(schema, good, schema).flatMap(({ path, schema: { properties }, object }) => {
    const at = (key) => ({
      object,
      key,
      properties,
      next,
      schema: targetOf(properties[key], schema) ?? {},
      itemsOf: (list) => targetOf(list.items, schema)
    })
    const known = Object.keys(object).filter((key) => Object.hasOwn(properties, key))
    const made = [
      ...known.flatMap((key) => ofKey.flatMap((mistakes) => mistakes(at(key)))),
      ...Object.keys(properties).flatMap((key) => texts(at(key))),
      ...wrappings({ object, properties })
    ]
    return made.map(({ kind, object: bad, meant, isOther }) => ({
      kind,
      call: placed(good, path, bad),
      meant: isOther ? undefined : meant === undefined ? good : placed(good, path, meant)
    }))
  })

const ofSchema = (schema, next) => {
  const made = compile(schema)
  if (made._tag === 'Left') return []
  const isValid = (call) => made.right(call).issues.length === 0
  const found = new Map()
  for (let i = 0; i < CALLS; i++) {
    let good
    for (let n = 0; n < TRIES && good === undefined; n++) {
      const call = callOf(schema, next)
      if (isValid(call)) good = call
    }
    if (good === undefined) continue
    const all = [{ kind: 'no mistake', call: good, meant: good }, ...mistaken(schema, good, next)]
    for (const one of all) found.set(JSON.stringify(one.call), one)
  }
  return [...found.values()].filter(({ call, kind }) => kind === 'no mistake' || !isValid(call))
}

/** `count` at random, of each kind as many as of any other while there are some. */
const mixed = (all, count, next) => {
  if (count >= all.length) return all
  const met = new Map()
  return all
    .map((one) => ({ one, by: next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => {
      const turn = (met.get(one.kind) ?? 0) + 1
      met.set(one.kind, turn)
      return { one, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ one }) => one)
}

/** Calls of each tool as it is published and without room for other keys: so many of all tools together. */
export function* calls(tools, count, seed) {
  const some = spread(tools, Math.ceil(count / LEAST))
  const each = Math.ceil(count / some.length)
  for (const [i, { from, name, schema }] of some.entries()) {
    const next = generator(seed * 100_003 + i)
    const narrow = closed(schema)
    const variants = isDeepStrictEqual(narrow, schema) ? [schema] : [schema, narrow]
    const all = variants.flatMap((one, n) =>
      ofSchema(one, next).map((made) => ({ ...made, schema: one, tight: n === 1 }))
    )
    for (const one of mixed(all, each, next)) {
      yield { of: 'call', from, tool: name, ...one }
    }
  }
}
