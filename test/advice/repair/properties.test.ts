import { isDeepStrictEqual } from 'node:util'
import {
  applyRepair,
  type JsonPatchOperation,
  type Repair,
  repairs
} from '@toolfault/advice/repair'
import {
  type Advice,
  type Findings,
  type Fix,
  isRecord,
  type Path,
  printPointer
} from '@toolfault/model'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../../hostile/frozen.js'
import { faultOf } from './made.js'

const test = suite('advice/repair/properties')

const keys = ['a', 'b', 'a/b', '~', '', '-', '0', '1', '__proto__', 'constructor', 'length']
const key = fc.constantFrom(...keys)

/** Values that look as if they meant something else, under keys that do too. */
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      '10',
      'true',
      'a, b',
      '["x"]',
      "{'a': 1}",
      '{"a":"1"}',
      'x',
      null,
      1,
      0.5
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries))
  )
}))
const roots = fc
  .array(fc.tuple(key, values), { maxLength: 5 })
  .map((entries): unknown => Object.fromEntries(entries))

const paths: fc.Arbitrary<Path> = fc.array(key, { maxLength: 3 })
const pointers = paths.map(printPointer)

const ops: fc.Arbitrary<JsonPatchOperation> = fc.oneof(
  fc.record({
    op: fc.constantFrom('add', 'replace', 'test'),
    path: pointers,
    // A border: what fast-check calls JSON is JSON.
    value: fc.jsonValue() as fc.Arbitrary<never>
  }),
  fc.record({ op: fc.constant('remove' as const), path: pointers }),
  fc.record({ op: fc.constantFrom('move', 'copy'), from: pointers, path: pointers })
)

const anyRepairs: fc.Arbitrary<ReadonlyArray<Repair>> = fc.array(
  fc.record({
    path: paths,
    grade: fc.constantFrom('certain', 'likely', 'guess'),
    ops: fc.array(ops, { maxLength: 4 })
  }),
  { maxLength: 6 }
)

const types = fc.constantFrom('integer', 'number', 'string', 'boolean', 'null', 'array', 'object')

const fixes: fc.Arbitrary<Fix> = fc.oneof(
  types.map((type): Fix => ({ id: 'send', types: [type] })),
  fc.record({
    id: fc.constant('convert' as const),
    how: fc.constantFrom('parse', 'split', 'stringify', 'wrap', 'unwrap'),
    to: types,
    key
  }),
  fc.record({ id: fc.constant('rename' as const), from: paths, to: paths }),
  fc.constantFrom<Fix>({ id: 'remove' }, { id: 'add' }, { id: 'meet' }),
  fc.constantFrom<Fix>({ id: 'put', value: 10 }, { id: 'choose', values: ['X', 10] })
)

const pieces: fc.Arbitrary<Advice> = fc.record({
  path: fc.array(key, { minLength: 1, maxLength: 2 }),
  kind: fc.constantFrom('type', 'missing', 'unexpected', 'choice'),
  fix: fixes
})

/** A schema for every key, so that there is something to be certain of. */
const schema = (type: string): object => {
  const leaf = { type, items: { type: 'string' }, default: 1 }
  const below = { properties: Object.fromEntries(keys.map((name) => [name, leaf])), items: leaf }
  return { properties: Object.fromEntries(keys.map((name) => [name, { ...below, type }])) }
}

const runs = { numRuns: 2_000 }

test('applyRepair never throws, never writes, never touches the root, and does the same twice', () => {
  fc.assert(
    fc.property(roots, anyRepairs, fc.constantFrom('certain', 'guess'), (value, some, least) => {
      const before = JSON.stringify(value)
      const once = applyRepair(frozen(value), frozen(some), { least })
      assert.is(JSON.stringify(value), before)
      assert.ok(isRecord(once.value))
      assert.ok(isDeepStrictEqual(applyRepair(value, some, { least }), once))
      assert.ok(once.done.every((one) => some.includes(one)))
      if (once.done.length === 0) assert.is(once.value, value)
      for (const { grade, ops: done } of once.done) {
        assert.ok(least === 'guess' || grade === 'certain')
        assert.ok(done.every((op) => op.path !== ''))
      }
    }),
    runs
  )
})

test('repairs never throws, never writes, never names the root, and says the same twice', () => {
  fc.assert(
    fc.property(roots, fc.array(pieces, { maxLength: 4 }), types, (value, some, type) => {
      const before = JSON.stringify(value)
      const about = { schema: frozen(schema(type)), value: frozen(value) }
      const found = repairs(frozen(faultOf(...some)), about)
      assert.is(JSON.stringify(value), before)
      assert.ok(isDeepStrictEqual(repairs(faultOf(...some), about), found))
      assert.ok(isDeepStrictEqual(JSON.parse(JSON.stringify(found)), found))
      for (const { ops: done } of found) {
        assert.ok(done.length > 0)
        for (const op of done) {
          assert.is.not(op.path, '')
          assert.ok(!('from' in op) || op.from !== '')
        }
      }
    }),
    runs
  )
})

test('each repair applies alone to the value that it was written for', () => {
  fc.assert(
    fc.property(roots, fc.array(pieces, { maxLength: 4 }), types, (value, some, type) => {
      for (const one of repairs(faultOf(...some), { schema: schema(type), value })) {
        assert.is(applyRepair(value, [one], { least: 'guess' }).done.length, 1)
      }
    }),
    runs
  )
})

test('certain repairs done twice are done once', () => {
  let certain = 0
  fc.assert(
    fc.property(roots, types, (value, type) => {
      const sent = Object.keys(Object(value)).map(
        (name): Advice => ({ path: [name], kind: 'type', fix: { id: 'send', types: [type] } })
      )
      // All was wrong and becomes right, so that nothing keeps a repair from being certain.
      const check = (it: unknown): Findings =>
        it === value ? { issues: [{ path: ['not there'], kind: 'type' }] } : { issues: [] }
      const found = repairs(faultOf(...sent), { schema: schema(type), value, check })
      const once = applyRepair(value, found)
      certain += once.done.length
      assert.ok(isDeepStrictEqual(applyRepair(once.value, found).value, once.value))
    }),
    runs
  )
  assert.ok(certain > 50, String(certain))
})

test.run()
