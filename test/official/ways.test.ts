import { judge } from '@toolfault/advice/judge'
import { type Fault, faultKinds } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readCases } from '../corpus/cases.js'
import { isShared } from '../corpus/shared.js'
import { generated } from '../hostile/generated.js'
import { samples } from '../laws/samples.js'
import { ways, wrongWith } from './ways.js'

const test = suite('official/ways')

test('every kind of fault is among the samples', () => {
  assert.equal([...new Set(samples.map(({ kind }) => kind))].sort(), [...faultKinds].sort())
})

for (const way of ways) {
  test(`${way.name}: every sample and every generated fault fits its schemas`, () => {
    for (const fault of [...samples, ...generated]) {
      assert.equal(wrongWith(fault, way), [], JSON.stringify(fault))
    }
  })
}

test('a way without its schema would be seen', () => {
  for (const { check, name } of ways) {
    for (const wrong of [{}, { status: 200, body: {} }, { error: 1 }]) {
      assert.ok(check(wrong).length > 0, `${name}: ${JSON.stringify(wrong)}`)
    }
  }
})

if (isShared) {
  const decide = judge(compile)
  const faults: ReadonlyArray<Fault> = readCases().flatMap(({ args, schema, tool }) => {
    const verdict = decide({ name: tool, inputSchema: schema }, args)
    return verdict.valid ? [] : [verdict.fault]
  })

  test('every call of the corpus is a fault', () => assert.is(faults.length, readCases().length))

  for (const way of ways) {
    test(`${way.name}: every call of the corpus fits its schemas`, () => {
      assert.equal(faults.flatMap((fault) => wrongWith(fault, way)).slice(0, 3), [])
    })
  }
}

test.run()
