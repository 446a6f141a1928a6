import { judge } from '@toolfault/advice/judge'
import type { Remark } from '@toolfault/model'
import * as ncp from '@toolfault/protocols/ncp'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/ncp/remarks')

const tool = {
  name: 'list',
  inputSchema: {
    type: 'object',
    properties: {
      group_id: { type: 'string' },
      unit: { deprecated: true, description: 'Use `units`.' },
      guest: { properties: { name: { type: 'string' } } }
    }
  }
}

test('near-miss names and deprecated parameters are warnings, a rename is a suggestion [N8]', () => {
  const args = { groupId: 'x', unit: 'C', guest: { nmae: 'Ann' }, colour: 'red' }
  assert.equal(ncp.encode(judge(compile)(tool, args)), {
    valid: true,
    errors: [],
    warnings: [
      'Parameter "groupId" is not in the schema and may be ignored; did you mean "group_id"?',
      'Parameter "guest.nmae" is not in the schema and may be ignored; did you mean "guest.name"?',
      'Parameter "unit" is deprecated: Use `units`',
      'Parameter "colour" is not in the schema and may be ignored'
    ],
    suggestions: ['Rename "groupId" to "group_id"', 'Rename "guest.nmae" to "guest.name"']
  })
})

test('without suggestions there is no rename, the warning names the key [N7]', () => {
  const told = ncp.encode(judge(compile)(tool, { groupId: 'x' }), { suggestions: false })
  assert.is(told.suggestions, undefined)
  assert.match(told.warnings[0] ?? '', 'did you mean "group_id"?')
})

test('warnings stand beside errors, too', () => {
  const strict = { ...tool, inputSchema: { ...tool.inputSchema, required: ['group_id'] } }
  const told = ncp.encode(judge(compile)(strict, { groupId: 'x' }))
  assert.is(told.valid, false)
  assert.is(told.warnings.length, 1)
  assert.ok(told.suggestions?.includes('Rename "groupId" to "group_id"'))
  assert.is(new Set(told.suggestions).size, told.suggestions?.length)
})

test('every warning is one line, and no more than 64 are told', () => {
  const warnings: ReadonlyArray<Remark> = Array.from({ length: 200 }, (_, at) => ({
    id: 'deprecated',
    path: [`a\n${at}`],
    description: 'x\ny'
  }))
  const told = ncp.encode({ valid: true, warnings })
  assert.is(told.warnings.length, 64)
  assert.ok(told.warnings.every((text) => !text.includes('\n')))
})

test.run()
