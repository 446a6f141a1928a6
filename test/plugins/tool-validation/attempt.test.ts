import { attempt, executionFailed } from '@toolfault/model'
import { attemptStore } from '@toolfault/plugins/attempts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked } from './asked.js'

const test = suite('plugins/tool-validation/attempt')

interface Verdict {
  readonly errors: ReadonlyArray<string>
  readonly suggestions: ReadonlyArray<string>
}

test('the second failure knows the first, the third says to stop', async () => {
  const { ask, client } = await asked()
  const said = async (args: object): Promise<Verdict> => (await ask('book', args)) as Verdict
  assert.equal((await said({})).suggestions.slice(0, 1), ['Add `city` (string)'])
  assert.is(
    (await said({ city: 'Rome' })).suggestions[0],
    'Since the last attempt: fixed `city`; still wrong `nights`.'
  )
  assert.is(
    (await said({ city: 'Rome' })).suggestions[0],
    'The last attempt failed in the same way: still wrong `nights`.'
  )
  assert.is(
    (await said({ city: 'Rome' })).errors.at(-1),
    'This call has failed 3 times in the same way: stop calling it and ask the user about `nights`.'
  )
  await said({ city: 'Rome', nights: 1 })
  assert.equal((await said({ city: 'Rome' })).errors, ['Missing required parameter: nights'])
  await client.close()
})

test('a prefix makes no other tool of it', async () => {
  const { ask, client } = await asked()
  await ask('book', {})
  const said = (await ask('rooms:book', {})) as Verdict
  assert.match(said.suggestions[0] ?? '', 'failed in the same way')
  await client.close()
})

test('sessions are not compared, and without one nothing is', async () => {
  let session: string | undefined = 'ann'
  const { ask, client } = await asked({ session: () => session })
  for (const who of ['ann', 'bob', undefined, undefined]) {
    session = who
    assert.not.match(JSON.stringify(await ask('book', {})), 'last attempt', who)
  }
  session = 'bob'
  assert.match(JSON.stringify(await ask('book', {})), 'last attempt')
  await client.close()
})

test('a session may be told later', async () => {
  const { ask, client } = await asked({ session: async () => 'ann' })
  await ask('book', {})
  assert.match(JSON.stringify(await ask('book', {})), 'last attempt')
  await client.close()
})

test('of a name that is longer than names are no attempt is kept', async () => {
  const kept: Array<string> = []
  const attempts = { get: () => undefined, set: (key: string) => kept.push(key) }
  const { ask, client } = await asked({ attempts, session: () => 'ann' })
  await ask('x'.repeat(1_000), {})
  assert.equal(kept, [])
  await ask('y', {})
  assert.is(kept.length, 1)
  await client.close()
})

test('a session that cannot be told is none', async () => {
  const { ask, client } = await asked({
    session: () => {
      throw new Error('no')
    }
  })
  await ask('book', {})
  assert.not.match(JSON.stringify(await ask('book', {})), 'last attempt')
  await client.close()
})

test('it can be off', async () => {
  const { ask, client } = await asked({ attempts: false })
  await ask('book', {})
  assert.not.match(JSON.stringify(await ask('book', {})), 'last attempt')
  await client.close()
})

test('arguments that are right do not make up for a tool that ran and failed', async () => {
  const attempts = attemptStore()
  const key = JSON.stringify(['ann', 'book'])
  const { ask, client } = await asked({ attempts, session: () => 'ann' })
  const failure = attempt({ ...executionFailed(), tool: 'book' })
  attempts.set(key, failure)
  await ask('book', { city: 'Rome', nights: 1 })
  assert.is(attempts.get(key), failure)
  await ask('book', {})
  await ask('book', { city: 'Rome', nights: 1 })
  assert.is(attempts.get(key), undefined)
  await client.close()
})

test('a store that fails changes no answer', async () => {
  const broken = {
    get: () => Promise.reject(new Error('down')),
    set: () => {
      throw new Error('down')
    }
  }
  const { ask, client } = await asked({ attempts: broken, session: () => 'ann' })
  assert.equal(((await ask('book', {})) as Verdict).errors.length, 2)
  assert.equal(((await ask('book', { city: 'a', nights: 1 })) as Verdict).errors, [])
  await client.close()
})

test.run()
