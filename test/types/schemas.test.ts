import { judge } from '@toolfault/advice/judge'
import { faultKinds, isList, isRecord, keysOf, own, type Verdict } from '@toolfault/model'
import { carrier } from '@toolfault/protocols/fault'
import * as mcp from '@toolfault/protocols/mcp'
import * as oxp from '@toolfault/protocols/oxp'
import { wires, write } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { kit } from '../conformance/kit.js'
import { readCases } from '../corpus/cases.js'
import { isShared } from '../corpus/shared.js'
import { generated } from '../hostile/generated.js'
import { files, packages } from '../house.js'
import { samples } from '../laws/samples.js'
import { published } from '../official/published.js'
import { type Vector, vectors } from '../vectors/vectors.js'
import { names, refsOf, schema, schemaOf, wrongBy } from './schemas.js'
import { wrongs } from './wrong.js'

const test = suite('types/schemas')

const version = packages.find(({ folder }) => folder === 'types')?.manifest.version
const release = String(version).split('.', 2).join('.')

test('every file is published, and every wire has one', () => {
  const there = files('packages/types/schemas', '.json').map((file) =>
    file.replace(/^packages\/types\/schemas\/(.*)\.json$/, '$1')
  )
  assert.equal([...there].sort(), [...names].sort())
  for (const wire of wires) assert.ok(names.includes(wire), wire)
  for (const version of mcp.revisions) assert.ok(names.includes(schemaOf('mcp', { version })))
})

for (const name of names) {
  test(`${name} is a schema with an address and a title, and refers to nothing outside`, () => {
    const file = schema(name)
    assert.is(own(file, '$schema'), 'https://json-schema.org/draft/2020-12/schema')
    assert.is(own(file, '$id'), `https://toolfault.dev/schemas/${release}/${name}.json`)
    assert.match(String(own(file, 'title')), /^\S.{8,}[^.]$/)
    assert.type(wrongBy(name, null).length, 'number')
    assert.not.match(JSON.stringify(file), '{@')
    const defs = keysOf(own(file, '$defs')).map((key) => `#/$defs/${key}`)
    const refs = new Set(refsOf(file))
    assert.equal(
      [...refs].filter((ref) => !defs.includes(ref)),
      []
    )
    assert.equal(
      defs.filter((ref) => !refs.has(ref)),
      []
    )
    for (const ref of defs) assert.match(ref, /^#\/\$defs\/[A-Z][A-Za-z0-9]*$/)
  })
}

/** What was written by hand, with a text where it leaves one open, and nothing where it leaves all open. */
const closed = (wire: unknown): unknown => {
  if (own(wire, '$matches') !== undefined) return 'text'
  if (isList(wire)) return wire.map(closed)
  if (!isRecord(wire)) return wire
  const kept = keysOf(wire).filter((key) => own(own(wire, key), '$any') !== true)
  return Object.fromEntries(kept.map((key) => [key, closed(own(wire, key))]))
}

test('every wire of the conformance kit fits', () => {
  let count = 0
  for (const { description, wires: written } of kit.cases) {
    for (const wire of wires) {
      if (written[wire] === null) continue
      assert.equal(wrongBy(wire, closed(written[wire])), [], `${description}: ${wire}`)
      count++
    }
  }
  assert.ok(count > 150, String(count))
})

/** The schema of a vector's wire, and what of the wire it is about; nothing where there is no such schema. */
const judgedBy = (wire: string, vector: Vector): readonly [string, unknown] | undefined => {
  const { form, wire: written } = vector
  const body = own(written, 'body') ?? written
  switch (vector.function ?? 'encode') {
    case 'encode':
      if (wire !== 'bad-request') return [schemaOf(wire, form), written]
      // The schema has the names of ProtoJSON, and none of those that its readers take beside them.
      if (own(form, 'names') === 'snake') return undefined
      if (own(form, 'shape') === 'http') return ['bad-request-http', body]
      return [own(form, 'shape') === 'a2a' ? 'bad-request-a2a' : wire, written]
    case 'encodeEdge':
      return ['json-rpc-edge', body]
    case 'response':
      return ['json-rpc-response', written]
    case 'success':
    case 'encodeBoth':
      return [wire, written]
    case 'challengeCheck':
      return ['oxp-check', body]
    case 'capability':
      return ['ncp-capability', written]
    default:
      return undefined
  }
}

test('every vector fits', () => {
  const used = new Set<string>()
  for (const wire of wires.filter((name) => name !== 'text')) {
    for (const vector of vectors(wire)) {
      const found = judgedBy(wire, vector)
      if (found === undefined) continue
      used.add(found[0])
      assert.equal(wrongBy(found[0], closed(found[1])), [], vector.description)
    }
  }
  // The rest is what is asked, what rides along in others, and what is not written by hand.
  const rest = names.filter((name) => !used.has(name) && !/^(?:model\/|mcp-20)/.test(name))
  assert.equal(rest, ['fault-carrier', 'mcp-request', 'ncp-request', 'text'])
})

/** A copy with another value at a path; `undefined` takes the member away. */
const put = (value: unknown, [key, ...rest]: ReadonlyArray<string>, to: unknown): unknown => {
  if (key === undefined) return to
  if (isList(value))
    return value.map((item, at) => (String(at) === key ? put(item, rest, to) : item))
  const others = isRecord(value) ? keysOf(value).filter((name) => name !== key) : []
  const made = put(own(value, key), rest, to)
  const kept = others.map((name) => [name, own(value, name)])
  return Object.fromEntries(made === undefined ? kept : [...kept, [key, made]])
}

const fits = (verdict: Verdict, label: string): void => {
  for (const wire of wires) {
    const forms = wire === 'mcp' ? mcp.revisions.map((version) => ({ version })) : [{}]
    for (const form of forms) {
      const written = write(verdict, wire, form)
      if (written === undefined) continue
      const seen: unknown = JSON.parse(JSON.stringify(written))
      assert.equal(wrongBy(schemaOf(wire, form), seen), [], `${label}: ${JSON.stringify(seen)}`)
    }
  }
}

test('whatever fault is written, it fits, in every form that has a schema', () => {
  for (const fault of [...samples, ...generated]) {
    fits({ valid: false, fault }, fault.kind)
    const rides = carrier(fault, 'text')
    if (rides !== undefined)
      assert.equal(wrongBy('fault-carrier', JSON.parse(JSON.stringify(rides))), [])
  }
})

if (isShared) {
  test('what is written of the calls of the corpus fits', () => {
    const some = readCases().filter((_, at) => at % 5 === 0)
    for (const { args, id, schema: inputSchema, tool } of some) {
      fits(judge(compile)({ name: tool, inputSchema }, args), id)
    }
  })
}

/** Of each kind two, bare and full. */
const few = faultKinds.flatMap((kind) => samples.filter((fault) => fault.kind === kind).slice(0, 2))

/** Every copy that is changed in one place: a member that is gone, is null or is a number. */
const changed = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<unknown> => {
  const below = isRecord(value) && path.length < 4 ? keysOf(value) : []
  return below.flatMap((key) => [
    ...[undefined, null, 7].map((to) => put(value, [key], to)),
    ...changed(own(value, key), [...path, key]).map((inner) => put(value, [key], inner))
  ])
}

if (isShared) {
  const official = published()

  for (const version of mcp.revisions) {
    test(`what the published schema of MCP ${version} refuses, ours refuses`, () => {
      let refused = 0
      for (const fault of few) {
        for (const channel of ['result', 'protocol'] as const) {
          const form = { version, invalidArguments: channel, unknownTool: channel }
          const written: unknown = JSON.parse(JSON.stringify(mcp.encode(fault, form)))
          const ours = schemaOf('mcp', form)
          assert.equal([...official.mcp(version)(written), ...wrongBy(ours, written)], [])
          for (const wire of changed(written)) {
            if (official.mcp(version)(wire).length === 0) continue
            refused++
            assert.ok(wrongBy(ours, wire).length > 0, JSON.stringify(wire))
          }
        }
      }
      assert.ok(refused > 50, String(refused))
    })
  }

  test('what the published schema of OXP refuses, ours refuses', () => {
    let refused = 0
    for (const fault of few) {
      const { body, status } = oxp.encode(fault)
      const written: unknown = JSON.parse(JSON.stringify({ status, body }))
      assert.equal([...official.oxp(status)(body), ...wrongBy('oxp', written)], [])
      for (const other of changed(own(written, 'body'))) {
        if (official.oxp(status)(other).length === 0) continue
        refused++
        assert.ok(wrongBy('oxp', { status, body: other }).length > 0, JSON.stringify(other))
      }
    }
    assert.ok(refused > 50, String(refused))
  })
}

for (const { right, schema: name, wrong } of wrongs) {
  test(`${name} takes what is right, and nothing that is wrong in one thing`, () => {
    assert.equal(wrongBy(name, right), [])
    for (const [clause, path, to] of wrong) {
      const broken = put(right, path, to)
      assert.ok(wrongBy(name, broken).length > 0, `${clause}: ${JSON.stringify(broken)}`)
    }
  })
}

test('every schema has something that it refuses', () => {
  const tried = new Set(wrongs.map(({ schema: name }) => name))
  assert.equal(
    names.filter((name) => !tried.has(name)),
    ['text']
  )
  assert.ok(wrongBy('text', {}).length > 0)
})

test.run()
