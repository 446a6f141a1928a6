import { own } from '@toolfault/model'
import { errorHandler } from '@toolfault/plugins/fastify'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { type FastifyServerOptions, fastify } from 'fastify'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

// What Fastify does by itself, whoever handles its errors. The page tells of each (docs/servers/fastify.md).
const test = suite('plugins/fastify/traps')

const booking = {
  type: 'object',
  properties: { city: { type: 'string' }, nights: { type: 'integer' } },
  required: ['city', 'nights'],
  additionalProperties: false
}

const answer = async (payload: object, server: FastifyServerOptions = {}): Promise<unknown> => {
  const app = fastify(server)
  app.setErrorHandler(errorHandler({ to: 'f7' }))
  app.post('/book', { schema: { body: booking } }, async ({ body }) => ({ body }))
  const came = await app.inject({ method: 'POST', url: '/book', payload })
  await app.close()
  return came.json()
}

const faithful: FastifyServerOptions = {
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } }
}

const paths = (body: unknown): unknown => {
  const errors = own(body, 'errors')
  return Array.isArray(errors) ? errors.map((error) => own(error, 'path')) : body
}

// B3: coerceTypes 'array': "3" becomes 3, 5 becomes "5".
test('types are coerced before anybody sees them', async () => {
  const payload = { city: 5, nights: '3' }
  assert.equal(await answer(payload), { body: { city: '5', nights: 3 } })
  assert.equal(paths(await answer(payload, faithful)), ['/city', '/nights'])
})

// B3: removeAdditional: "extra keys silently vanish where the schema says false".
test('surplus keys vanish without a word', async () => {
  const payload = { city: 'Oslo', nights: 3, nigths: 4 }
  assert.equal(await answer(payload), { body: { city: 'Oslo', nights: 3 } })
  assert.equal(paths(await answer(payload, faithful)), ['/nigths'])
})

// B3: allErrors:false.
test('the first error is the last', async () => {
  assert.equal(paths(await answer({})), ['/city'])
  assert.equal(paths(await answer({}, faithful)), ['/city', '/nights'])
})

// B3: "an async validator from setValidatorCompiler is accepted and the request passes unvalidated".
test('a validator that answers with a promise lets everything pass', async () => {
  const app = fastify()
  app.setErrorHandler(errorHandler({ to: 'f7' }))
  // Fastify's types refuse it; a program in JavaScript, and a cast, do not.
  app.setValidatorCompiler(() => Object(async () => ({ error: new Error('never seen') })))
  app.post('/book', { schema: { body: booking } }, async () => 'passed')
  const came = await app.inject({ method: 'POST', url: '/book', payload: {} })
  assert.equal([came.statusCode, came.body], [200, 'passed'])
  await app.close()
})

// B3: "prefixItems, dependentRequired, or a 2020-12 $schema fail at startup ... Use Ajv2020".
test('a schema of 2020-12 needs a compiler of 2020-12', async () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  const schema = { body: { $schema, type: 'array', prefixItems: [{ type: 'string' }] } }
  const plain = fastify()
  plain.post('/book', { schema }, async () => 'ok')
  const refused = await plain.ready().then(
    () => undefined,
    (error: unknown) => error
  )
  assert.is(own(refused, 'code'), 'FST_ERR_SCH_VALIDATION_BUILD')

  const app = fastify()
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  app.setValidatorCompiler(({ schema }) => ajv.compile(schema))
  app.setErrorHandler(errorHandler({ to: 'f7' }))
  app.post('/book', { schema }, async () => 'ok')
  const came = await app.inject({ method: 'POST', url: '/book', payload: [5] })
  assert.equal(paths(came.json()), ['/0'])
  await app.close()
})

test.run()
