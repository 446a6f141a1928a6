// A CommonJS app with an ajv of its own: its errors as a problem, and a client that reads that.
const assert = require('node:assert/strict')
const Ajv = require('ajv')
const { invalidArguments } = require('@toolfault/model')
const { fromAjv } = require('@toolfault/sources/ajv')
const { digest } = require('@toolfault/words/digest')
const { encode } = require('@toolfault/protocols/problem-details')
const { failureOf } = require('@toolfault/client/failure')

const validate = new Ajv({ allErrors: true }).compile({ type: 'object', required: ['city'] })
assert.equal(validate({}), false)

const fault = invalidArguments('book', fromAjv(validate.errors))
assert.equal(digest(fault), 'Invalid arguments for tool book: `city` is missing.')

const answer = encode(fault)
assert.equal(answer.status, 422)
assert.equal(failureOf(answer)?.fault.kind, 'invalid_arguments')
