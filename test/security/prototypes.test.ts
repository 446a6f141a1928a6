import { advise } from '@toolfault/advice/advise'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { readTool, toolsIn } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readers, wiresOf } from './strangers.js'

const test = suite('security/prototypes')

/** Whether an object that nobody touched is as it was, and nothing has a member of a stranger. */
const clean = (): void => {
  assert.equal(Object.keys(Object.prototype), [])
  for (const name of ['polluted', 'kind', 'fault', 'tool']) {
    assert.is(Reflect.get({}, name), undefined, name)
  }
}

const members = '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},'

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const

test('no reader takes a member that is called as the prototype is', () => {
  for (const name of names) {
    for (const [wire, value] of wiresOf(name)) {
      const nested: unknown =
        typeof value === 'string' ? value : JSON.parse(members + JSON.stringify(value).slice(1))
      for (const it of [value, nested]) {
        for (const fault of readers[wire](it)) digest(advise(fault))
      }
      clean()
    }
  }
})

test('no source, and no repair of what it found, writes to a prototype', () => {
  for (const name of names) {
    const schema = JSON.parse(
      `{"properties": {"${name}": {"type": "object", "properties": {"polluted": {"type": "integer"}}}}}`
    )
    const value = JSON.parse(`{"${name}": {"polluted": "1"}}`)
    const path = [name, 'polluted']
    for (const { issues } of [
      fromAjv([
        { instancePath: `/${path.join('/')}`, keyword: 'type', params: { type: 'integer' } }
      ]),
      fromJsonSchema([{ validator: 'type', message: "'1' is not of type 'integer'", path }]),
      fromStandardSchema([{ message: 'no', path }])
    ]) {
      const fault = advise({ kind: 'invalid_arguments', issues }, { schema, value })
      const found = repairs(fault, { schema, value })
      applyRepair(value, found, { least: 'guess' } as never)
      clean()
    }
    const patch = [{ op: 'add', path: `/${name}/polluted`, value: 1 }]
    // A border: a repair that a stranger wrote.
    applyRepair({}, [{ path: [], grade: 'certain', ops: patch }] as never)
    clean()
  }
})

test('a tools file names tools, and no members of an object', () => {
  for (const name of names) {
    const file = JSON.parse(
      `{"tools": [{"name": "${name}", "inputSchema": {"__proto__": {"polluted": 1}}}]}`
    )
    assert.is(readTool(file.tools[0])?.name, name)
    assert.ok(toolsIn(file))
    clean()
  }
})

test.run()
