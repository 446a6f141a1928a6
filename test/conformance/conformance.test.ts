import { faultKinds, isList, isRecord, keysOf, own, type Verdict } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { type WireName, wires, write } from '@toolfault/protocols/wires'
import type { Json } from '@toolfault/types/json'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWire } from '../vectors/vectors.js'
import { kit, kitSchema, verdictOf } from './kit.js'

const test = suite('conformance')

/** What a wire is read as, or why it cannot be. */
const readFrom = (wire: WireName, given: unknown): unknown => {
  const found = read(given, wire)
  return found._tag === 'Left' ? found.left : found.right.value
}

for (const each of kit.cases) {
  test(`judges ${each.description} [${each.rows.join(' ')}]`, () => {
    assertWire(verdictOf(each), each.model)
  })

  for (const wire of wires) {
    test(`writes ${each.description} on ${wire}`, () => {
      assertWire(write(verdictOf(each), wire), each.wires[wire])
    })
  }

  for (const wire of wires.filter((name) => each.wires[name] !== null)) {
    test(`says the same of ${each.description} when ${wire} was read`, () => {
      const wrote: unknown = JSON.parse(JSON.stringify(write(verdictOf(each), wire)))
      // A border: what could not be read is written as nothing.
      assert.equal(write(readFrom(wire, wrote) as Verdict, wire), wrote)
    })
  }

  for (const [at, { given, model, rows, wire }] of (each.reads ?? []).entries()) {
    test(`reads ${each.description} from ${wire}, ${at} [${rows.join(' ')}]`, () => {
      assertWire(readFrom(wire, given), model)
    })
  }
}

const validate = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { regex: fullFormats.regex }
}).compile(kitSchema)

test('the kit fits its schema', () => {
  assert.ok(validate(kit), JSON.stringify(validate.errors))
})

test('the schema of the kit refuses what is not in it', () => {
  const [first] = kit.cases
  const broken: ReadonlyArray<unknown> = [
    { ...first, wires: { ...first?.wires, soap: null } },
    { ...first, wires: { f7: null } },
    { ...first, rows: ['Z1'] },
    { ...first, surplus: 1 },
    { ...first, model: { valid: false, fault: { kind: 'tired' } } },
    { ...first, model: { valid: false, fault: { kind: 'internal', issues: [] } } },
    { ...first, wires: { ...first?.wires, text: { $matches: '(?=a)' } } }
  ]
  for (const one of broken) assert.not(validate({ ...kit, cases: [one] }), JSON.stringify(one))
})

test('the schema knows every wire, wherever it lists them', () => {
  const { properties } = Object(kitSchema).$defs.case
  const lists = {
    'properties.wires.required': properties.wires.required,
    'properties.wires.properties': Object.keys(properties.wires.properties),
    'properties.reads.items.properties.wire.enum': properties.reads.items.properties.wire.enum
  }
  for (const [where, list] of Object.entries(lists)) assert.equal(list, wires, where)
})

test('no two cases have one description', () => {
  const names = kit.cases.map(({ description }) => description)
  assert.equal([...new Set(names)], names)
})

test('every wire is written and read, and every kind of fault occurs', () => {
  const kinds = new Set(kit.cases.map(({ model }) => own(own(model, 'fault'), 'kind')))
  assert.equal(
    [...faultKinds].filter((kind) => !kinds.has(kind)),
    []
  )
  const known = new Set(kit.cases.flatMap(({ reads }) => (reads ?? []).map(({ wire }) => wire)))
  for (const wire of wires) {
    assert.ok(
      kit.cases.some((each) => each.wires[wire] !== null),
      wire
    )
    assert.ok(known.has(wire), wire)
  }
})

test('what only developers may know stands in OXP alone', () => {
  const secrets = kit.cases.flatMap((each) => {
    const secret = own(own(each.model, 'fault'), 'developerMessage')
    return typeof secret === 'string' ? [{ each, secret }] : []
  })
  assert.ok(secrets.length > 0)
  for (const { each, secret } of secrets) {
    const saying = wires.filter((wire) =>
      JSON.stringify(write(verdictOf(each), wire) ?? null).includes(secret)
    )
    assert.equal(saying, ['oxp'])
  }
})

const passes = (got: unknown, wanted: Json): boolean => {
  try {
    assertWire(got, wanted)
    return true
  } catch {
    return false
  }
}

/** The wire that was written, wrong in each way: a member gone, one too many, or another value. */
const brokenWires = (got: unknown, wanted: Json): ReadonlyArray<unknown> => {
  if (own(wanted, '$any') === true) return []
  if (typeof own(wanted, '$matches') === 'string') return [17]
  if (isList(got) && isList(wanted)) {
    return [
      [...got, null],
      ...wanted.flatMap((item, at) =>
        brokenWires(got[at], item).map((odd) => got.map((same, n) => (n === at ? odd : same)))
      )
    ]
  }
  if (!isRecord(got) || !isRecord(wanted)) return [got === 'broken' ? 'whole' : 'broken']
  const entries = Object.entries(got)
  const fixed = keysOf(wanted).filter((key) => own(own(wanted, key), '$any') !== true)
  return [
    Object.fromEntries([...entries, ['surplus', 1]]),
    ...fixed.map((gone) => Object.fromEntries(entries.filter(([key]) => key !== gone))),
    ...fixed.flatMap((at) =>
      // A border: the members of JSON are JSON.
      brokenWires(own(got, at), own(wanted, at) as Json).map((odd) =>
        Object.fromEntries(entries.map(([key, same]) => [key, key === at ? odd : same]))
      )
    )
  ]
}

for (const each of kit.cases) {
  test(`notices each way to break a wire of ${each.description}`, () => {
    for (const wire of wires) {
      const wanted = each.wires[wire]
      const got: unknown = JSON.parse(JSON.stringify(write(verdictOf(each), wire) ?? null))
      const broken = brokenWires(got, wanted)
      assert.ok(broken.length > 0)
      assert.equal(
        broken.filter((odd) => passes(odd, wanted)),
        []
      )
    }
  })
}

test('notices each way to break what was read', () => {
  for (const { given, model, wire } of kit.cases.flatMap(({ reads }) => reads ?? [])) {
    const got: unknown = JSON.parse(JSON.stringify(readFrom(wire, given)))
    assert.equal(
      brokenWires(got, model).filter((odd) => passes(odd, model)),
      []
    )
  }
})

test('the matcher: $matches wants a text that fits, $not one that does not, $any takes what comes, or nothing', () => {
  const wanted = { a: { $matches: '^b+$' }, c: { $any: true } } as const
  assert.ok(passes({ a: 'bb' }, wanted))
  assert.ok(passes({ c: [1], a: 'b' }, wanted))
  assert.ok(passes(undefined, null))
  assert.ok(passes('ab', { $matches: 'a', $not: 'c' }))
  assert.not(passes('ac', { $matches: 'a', $not: 'c' }))
  for (const got of [{ a: 'abb' }, { a: 1 }, {}, { a: 'b', d: 1 }, null, [], 'b']) {
    assert.not(passes(got, wanted), JSON.stringify(got))
  }
  assert.not(passes(JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 2}')))
  assert.not(passes({}, JSON.parse('{"__proto__": 2}')))
  assert.not(passes(null, { $matches: '' }))
  assert.not(passes({ $matches: '.' }, { $matches: '.' }))
})

test.run()
