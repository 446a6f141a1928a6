import { judge } from '@toolfault/advice/judge'
import {
  type Fault,
  internal,
  invalid,
  type Judge,
  type Registry,
  unavailable,
  valid
} from '@toolfault/model'
import { readBody } from '@toolfault/protocols/exchange'
import { call, validate } from '@toolfault/protocols/f7/exchange'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/f7/exchange')

const ajv = judge(compile)
const tools: Registry = [{ name: 'add', inputSchema: { type: 'object', required: ['a'] } }]

test('404 beats 400 beats 200, and an unknown tool asks for no body', async () => {
  let read = 0
  const body = (): { readonly text: string } => {
    read += 1
    return { text: '{bad' }
  }
  assert.is((await validate(tools, 'nope', body, { judge: ajv })).status, 404)
  assert.is(read, 0)
  assert.is((await validate(tools, 'add', body, { judge: ajv })).status, 400)
  assert.is((await validate(tools, 'add', { text: '{}' }, { judge: ajv })).status, 200)
})

test('a parsed body and a text are the same, a mark before the text aside', async () => {
  for (const body of [{ value: { a: 1 } }, { text: '{"a":1}' }, { text: '\ufeff{"a":1}' }]) {
    assert.equal(await validate(tools, 'add', body, { judge: ajv }), {
      status: 200,
      body: { valid: true }
    })
  }
})

test('warnings are no part of the answer: criterion 11', async () => {
  const warned: Judge = () => ({ valid: true, warnings: [{ id: 'said', text: 'x' }] })
  assert.equal(await validate(tools, 'add', { text: '{}' }, { judge: warned }), {
    status: 200,
    body: { valid: true }
  })
})

test('each fault is settled once, and what comes back is written', async () => {
  const seen: Array<Fault> = []
  const settle = (fault: Fault): Fault => {
    seen.push(fault)
    return { ...fault, tool: 'other' }
  }
  const answer = await validate(tools, 'nope', { text: '' }, { judge: ajv, settle })
  assert.equal(answer.body, { error: 'Tool not found: other' })
  assert.equal(seen, [{ kind: 'unknown_tool', tool: 'nope' }])
  await validate(tools, 'add', { text: '{"a":1}' }, { judge: ajv, settle })
  assert.is(seen.length, 1)
})

test('a settling that fails changes no answer', async () => {
  const settle = (): never => {
    throw new Error('no log')
  }
  assert.is((await validate(tools, 'add', { text: '{}' }, { judge: ajv, settle })).status, 200)
})

test('a judge that throws, rejects or gives no verdict is a 500 that tells nothing', async () => {
  const judges: ReadonlyArray<Judge> = [
    () => {
      throw new Error('secret')
    },
    () => Promise.reject(new Error('secret')),
    // A border: a program in JavaScript may hand over what it likes.
    () => JSON.parse('null'),
    () => JSON.parse('{}'),
    // What says yes and names a fault says nothing.
    () => JSON.parse('{"valid":"no","fault":{"kind":"unavailable"}}'),
    () => JSON.parse('{"valid":false,"fault":5}'),
    () => invalid(internal({ developerMessage: 'secret' })),
    // F7 has no form for it.
    () => invalid(unavailable({ message: 'secret' }))
  ]
  for (const one of judges) {
    const answer = await validate(tools, 'add', { text: '{}' }, { judge: one })
    assert.is(answer.status, 500)
    assert.not.match(JSON.stringify(answer), 'secret')
  }
})

test('an asynchronous judge is waited for', async () => {
  const slow: Judge = async () => valid
  assert.is((await validate(tools, 'add', { text: '{}' }, { judge: slow })).status, 200)
})

test('a body that cannot be read is a 400', async () => {
  const broken = (): never => {
    throw new Error('aborted')
  }
  const answer = await validate(tools, 'add', broken, { judge: ajv })
  assert.equal(answer, {
    status: 400,
    body: {
      valid: false,
      errors: [
        {
          path: '',
          message: 'Invalid request: the body could not be read whole',
          keyword: 'format'
        }
      ]
    }
  })
  const junk: unknown = { text: 5 }
  // A border: as above.
  assert.is((await readBody(junk as { text: string }))._tag, 'Left')
})

test('execution: the answer is a result, and a tool that cannot run is not run', async () => {
  const ran: Array<unknown> = []
  const exchange = {
    judge: ajv,
    run: (_: unknown, args: unknown): unknown => {
      ran.push(args)
      return 'done'
    }
  }
  assert.equal(await call(tools, 'add', { text: '{"a":1}' }, exchange), {
    status: 200,
    body: { isError: false, content: [{ type: 'text', text: 'done' }] }
  })
  assert.is((await call(tools, 'add', { text: '{}' }, exchange)).status, 400)
  assert.is((await call(tools, 'add', { text: '{' }, exchange)).status, 400)
  assert.is((await call(tools, 'nope', { text: '{}' }, exchange)).status, 404)
  assert.equal(ran, [{ a: 1 }])
})

test('execution: what JSON cannot hold is a failure of the tool, and a result of its own stands', async () => {
  const returning = (value: unknown): ReturnType<typeof call> =>
    call(tools, 'add', { text: '{"a":1}' }, { judge: ajv, run: () => value })
  const cycle: Record<string, unknown> = {}
  cycle['self'] = cycle
  for (const value of [1n, cycle]) assert.is((await returning(value)).status, 500)
  const content = [{ type: 'text', text: 'x' }]
  assert.equal((await returning({ content, isError: true })).body, { content, isError: true })
  assert.equal((await returning(undefined)).body, {
    isError: false,
    content: [{ type: 'text', text: '' }]
  })
})

test.run()
