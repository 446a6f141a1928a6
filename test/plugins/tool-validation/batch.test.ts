import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked, right, yes } from './asked.js'
import { verdictIn } from './servers.js'

const test = suite('plugins/tool-validation/batch')

test('batches are announced where they are taken, and the schema admits both forms [N5]', async () => {
  const { announced, client } = await asked({ batch: 2 })
  assert.is(announced['batchValidation'], true)
  assert.is(announced['maxBatchSize'], 2)
  const question = {
    type: 'object',
    properties: {
      tool: { type: 'string', description: 'Name of the tool, without an MCP prefix' },
      arguments: { type: 'object', description: 'Arguments of the call' }
    },
    required: ['tool', 'arguments']
  }
  assert.equal(await client.list(), [
    {
      name: 'validate',
      description: 'Validate the arguments of a tool call without making it',
      inputSchema: {
        type: 'object',
        properties: {
          ...question.properties,
          calls: {
            type: 'array',
            description: 'Calls to validate at once, in place of tool and arguments',
            items: question,
            maxItems: 2
          }
        }
      }
    }
  ])
  await client.close()
})

test('a verdict on each call, in order; a call that is none has its own', async () => {
  const { client } = await asked({ batch: 3 })
  const calls = [{ tool: 'book', arguments: right }, { tool: 'nope', arguments: {} }, 'junk']
  const said = verdictIn(await client.call('validate', { calls })) as { results: Array<unknown> }
  assert.equal(Object.keys(said), ['results'])
  assert.equal(said.results.slice(0, 2), [
    yes,
    { valid: false, errors: ['Unknown tool: nope'], warnings: [], suggestions: [] }
  ])
  assert.match(JSON.stringify(said.results[2]), 'the arguments must be an object')
  assert.equal(verdictIn(await client.call('validate', { calls: [] })), { results: [] })
  assert.equal(verdictIn(await client.call('validate', calls[0])), yes)
  await client.close()
})

test('too many calls are one answer that says so', async () => {
  const { client } = await asked({ batch: 2 })
  const call = { tool: 'book', arguments: right }
  assert.equal(verdictIn(await client.call('validate', { calls: [call, call, call] })), {
    valid: false,
    errors: ['`calls` must have at most 2 items, received an array of 3 items: remove 1 item'],
    warnings: [],
    suggestions: ['Remove 1 item for `calls`']
  })
  const said = verdictIn(await client.call('validate', { calls: 7 })) as { errors: Array<string> }
  assert.match(said.errors[0] ?? '', '`calls` must be an array')
  await client.close()
})

test('calls that are asked about together are no attempts one after the other', async () => {
  const { client } = await asked({ batch: 3 })
  const call = { tool: 'book', arguments: {} }
  const text = JSON.stringify(await client.call('validate', { calls: [call, call, call] }))
  assert.not.match(text, 'attempt')
  assert.not.match(text, 'times')
  await client.close()
})

test.run()
