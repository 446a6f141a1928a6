import { existsSync, readFileSync } from 'node:fs'
import { isRecord, own } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { samples } from '../laws/samples.js'
import { type Check, oxpBody } from './schemas.js'

const test = suite('official/oxp')

/** The forms of a peer of the docs, of one of the main branch, and of the common reading. */
const forms: ReadonlyArray<oxp.OxpForm> = [
  {},
  { wrapper: 'result', $schema: 'urn:oxp:1.0', duration: 3 },
  { keyStyle: 'pointer', requirementsIn: 'validation', baseUrl: 'https://agent.example.com' }
]

const folder = new URL('../../../../shared/', import.meta.url)

/** The published contract, which is read where it lies and is no part of this repository. */
const published = (): Check => {
  const file = new URL('data/official/oxp-1.0.openapi.json', folder)
  const schemas = own(own(JSON.parse(readFileSync(file, 'utf8')), 'components'), 'schemas')
  const response = own(schemas, 'CallToolResponse')
  if (!isRecord(schemas) || !isRecord(response)) throw new TypeError('no schemas in the contract')
  // Row O1: what closes the response must see into its branches.
  const { additionalProperties, ...open }: { readonly additionalProperties?: unknown } = response
  assert.is(additionalProperties, false)
  const repaired = { ...open, unevaluatedProperties: false }
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({
    $id: 'urn:oxp:contract',
    components: { schemas: { ...schemas, CallToolResponse: repaired } }
  })
  const names = ['CallToolResponse', 'ServerErrorResponse', 'ValidationErrorResponse'] as const
  const [ran, refused, invalid] = names.map((name) =>
    ajv.compile({ $ref: `urn:oxp:contract#/components/schemas/${name}` })
  )
  return (answer) => {
    const status = own(answer, 'status')
    const body = own(answer, 'body')
    const validate = status === 200 ? ran : status === 400 ? refused : invalid
    if (status === 401) return body === undefined ? [] : ['a 401 has no body']
    const flat = status === 200 && isRecord(own(body, 'result')) ? own(body, 'result') : body
    return validate?.(flat) === true ? [] : (validate?.errors ?? []).map((e) => JSON.stringify(e))
  }
}

for (const form of forms) {
  test(`every sample fits the text of its status in ${JSON.stringify(form)}`, () => {
    for (const fault of samples) {
      const { body, status } = oxp.encode(fault, form)
      assert.equal(oxpBody(status)(body), [], `${fault.kind}: ${JSON.stringify(body)}`)
    }
  })
}

if (existsSync(folder)) {
  const check = published()

  for (const form of forms) {
    test(`every sample fits the published contract in ${JSON.stringify(form)}`, () => {
      for (const fault of samples) {
        const answer = oxp.encode(fault, form)
        assert.equal(check(answer), [], `${fault.kind}: ${JSON.stringify(answer)}`)
      }
      assert.equal(check(oxp.success({ sum: 3 }, 'c-1', form)), [])
    })
  }

  test('the published contract, repaired, refuses what the text refuses', () => {
    const bad: ReadonlyArray<unknown> = [
      { status: 200, body: { call_id: '1', success: false } },
      { status: 200, body: { call_id: '1', success: true, more: 1 } },
      { status: 200, body: { call_id: '1', success: true, error: { message: 'm' } } },
      { status: 400, body: { missing_requirements: {} } },
      { status: 422, body: { message: 'm', parameter_errors: [] } },
      { status: 401, body: {} }
    ]
    for (const answer of bad) assert.ok(check(answer).length > 0, JSON.stringify(answer))
  })
}

test.run()
