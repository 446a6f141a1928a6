// Judges a bad call, writes it on every wire, reads each back, and mends the call.
import assert from 'node:assert/strict'
import { judge } from '@toolfault/advice/judge'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { read } from '@toolfault/protocols/translate/read'
import { wires, write } from '@toolfault/protocols/wires'
import { compile } from '@toolfault/validators/ajv'

const schema = {
  type: 'object',
  properties: { city: { type: 'string' }, nights: { type: 'integer' } },
  required: ['city']
}
const call = { City: 'Rome', nights: '3' }
const decide = judge(compile)

const verdict = decide({ name: 'book', inputSchema: schema }, call)
assert.equal(verdict.valid, false)

for (const wire of wires) {
  const sent = JSON.parse(JSON.stringify(write(verdict, wire)))
  const back = read(sent, wire)
  assert.equal(back._tag, 'Right', wire)
  assert.equal(back.right.value.fault.kind, 'invalid_arguments', wire)
}
assert.equal(wires.length, 9)

const found = repairs(verdict.fault, { schema, value: call, check: compile(schema).right })
const mended = applyRepair(call, found).value
assert.deepEqual(mended, { city: 'Rome', nights: 3 })
assert.equal(decide({ name: 'book', inputSchema: schema }, mended).valid, true)
