import { existsSync, readFileSync } from 'node:fs'
import { CallToolResultSchema, JSONRPCErrorSchema } from '@modelcontextprotocol/sdk/types.js'
import { isRecord, own } from '@toolfault/model'
import { response } from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { faultOf, vectors } from '../vectors/vectors.js'

const test = suite('official/mcp')

/** The published schemas are other people's: they stand beside the project, where somebody put them. */
const published = new URL('../../../../shared/data/official/', import.meta.url)

/** One definition of a revision's schema, compiled. */
const definition = (schema: unknown, name: string): ValidateFunction => {
  const newer = own(schema, '$defs') !== undefined
  const ajv = new (newer ? Ajv2020 : Ajv)({ strict: false, logger: false })
  formats.default(ajv)
  // A border: a published schema is an object.
  ajv.addSchema(schema as object, 'mcp')
  return ajv.compile({ $ref: `mcp#/${newer ? '$defs' : 'definitions'}/${name}` })
}

/** What the schema of a revision calls the response that an answer is. */
const nameOf = (answer: mcp.McpAnswer, version: string): string => {
  if ('inputRequests' in answer) return 'InputRequiredResult'
  if (!('error' in answer)) return 'CallToolResult'
  if (answer.error.code === -32042) return 'URLElicitationRequiredError'
  if (answer.error.code === -32021) return 'MissingRequiredClientCapabilityError'
  return version < '2025-11-25' ? 'JSONRPCError' : 'JSONRPCErrorResponse'
}

const wireOf = (answer: mcp.McpAnswer): unknown =>
  JSON.parse(JSON.stringify('error' in answer ? response(1, answer.error) : answer))

for (const version of mcp.revisions) {
  const file = new URL(`mcp-${version}.schema.json`, published)
  if (!existsSync(file)) continue
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'))
  test(`the vectors fit the published schema of ${version}`, () => {
    const compiled = new Map<string, ValidateFunction>()
    const seen = new Set<string>()
    for (const vector of vectors('mcp')) {
      const form = { version, ...vector.form }
      if (form.version !== version) continue
      const answer = mcp.encode(faultOf(vector), form)
      const name = nameOf(answer, version)
      const fits = compiled.get(name) ?? definition(schema, name)
      compiled.set(name, fits)
      seen.add(name)
      assert.ok(fits(wireOf(answer)), `${vector.description}: ${JSON.stringify(fits.errors)}`)
    }
    assert.ok(seen.has('CallToolResult') && seen.size > 1)
  })
}

test('the vectors are read by the official SDK as what they are', () => {
  for (const vector of vectors('mcp')) {
    for (const version of mcp.revisions) {
      const answer = mcp.encode(faultOf(vector), { version, ...vector.form })
      const wire = wireOf(answer)
      if ('error' in answer) JSONRPCErrorSchema.parse(wire)
      else if ('isError' in answer) {
        const read: unknown = CallToolResultSchema.parse(wire)
        assert.is(own(read, 'isError'), true)
        assert.ok(isRecord(own(own(read, '_meta'), mcp.RETRY)))
      }
    }
  }
})

test('the official SDK refuses what is no result', () => {
  assert.not.ok(CallToolResultSchema.safeParse({ content: [{ type: 'text' }] }).success)
  assert.not.ok(
    JSONRPCErrorSchema.safeParse({ jsonrpc: '2.0', id: 1, error: { code: 'x' } }).success
  )
})

test.run()
