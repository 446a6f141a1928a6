import { asking } from '@toolfault/advice/ask'
import { requestedSchema } from '@toolfault/advice/form'
import type { InvalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/points')

const schema = { properties: { a: { type: 'string' }, b: true }, required: ['a'] }
const tool = { name: 't', inputSchema: schema }
const a = { path: ['a'], kind: 'missing' }
const faultOf = (members: object): InvalidArguments =>
  // A border: a fault that was read from another party.
  JSON.parse(JSON.stringify({ kind: 'invalid_arguments', issues: [], ...members }))

const question = { required: ['a'], optional: ['b'] }

// What is to be mended is the advice, or the issues where nobody advised; what is none is passed over.
for (const [what, members, asked] of [
  ['issues that nobody advised', { issues: [a] }, true],
  ['advice', { advice: [a] }, true],
  ['advice of nothing, whatever the issues', { issues: [a], advice: [] }, false],
  ['advice beside what is none', { advice: [null, 7, 'a', ['a'], { kind: 'missing' }, a] }, true],
  ['nothing but what is no advice', { advice: [null, 7, { ...a, path: 'a' }] }, false],
  ['something else that is wrong', { advice: [{ ...a, kind: 'type' }] }, false],
  ['a blank text', { advice: [{ ...a, kind: 'type', received: { id: 'blank' } }] }, true]
] as const) {
  test(`the user is asked because of ${what}: ${asked ? 'yes' : 'no'}`, () => {
    const fault = faultOf(members)
    if (asked) assert.equal(asking(fault, tool).asking, question)
    else assert.is(asking(fault, tool), fault)
  })
}

for (const [what, members, reason] of [
  ['advice beside what is none', { advice: [null, 7, a] }, undefined],
  [
    'nothing but what is no advice',
    { issues: [a], advice: [null, { ...a, path: 'a' }] },
    'nothing_missing'
  ],
  ['no advice at all', { advice: [] }, 'nothing_missing'],
  ['a blank text', { advice: [{ ...a, kind: 'size', received: { id: 'blank' } }] }, undefined],
  ['something else that is wrong', { advice: [a, { path: ['b'], kind: 'type' }] }, 'not_missing']
] as const) {
  test(`a form because of ${what}: ${reason ?? 'yes'}`, () => {
    const form = requestedSchema(faultOf(members), schema)
    assert.is(form._tag === 'Left' ? form.left.reason : undefined, reason)
  })
}

test.run()
