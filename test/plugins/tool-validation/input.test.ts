import { type Fault, unavailable } from '@toolfault/model'
import { announceToolValidation } from '@toolfault/plugins/tool-validation'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { asked, right, yes } from './asked.js'
import { book, byAjv, seen, sorts, verdictIn } from './servers.js'

const test = suite('plugins/tool-validation/input')

test('`parameters` stands for `arguments` [N1], and a prefix is taken off [N2]', async () => {
  const { ask, client } = await asked()
  const said = await client.call('validate', { tool: 'rooms:book', parameters: right })
  assert.equal(verdictIn(said), yes)
  assert.equal(await ask('rooms:book', right), yes)
  await client.close()
})

test('a name with a colon in it is the name before it is a prefix', async () => {
  const strict = { ...book, name: 'rooms:book' }
  const { ask, client } = await asked({}, [{ name: 'book' }, strict])
  const said = (await ask('rooms:book', {})) as { valid: boolean }
  assert.is(said.valid, false)
  await client.close()
})

test('an unknown tool is an invalid call (facts 5.4), by comparing names', async () => {
  const { ask, client } = await asked({ attempts: false })
  for (const name of ['nope', 'constructor', '__proto__', '']) {
    assert.equal(await ask(name, {}), {
      valid: false,
      // A name that is none has nothing to stand behind the colon.
      errors: [name === '' ? 'Unknown tool' : `Unknown tool: ${name}`],
      warnings: [],
      suggestions: []
    })
  }
  assert.equal(await ask('files:nope', {}), {
    valid: false,
    errors: ['Unknown tool: nope'],
    warnings: [],
    suggestions: []
  })
  await client.close()
})

test('bad input is answered by what to send, for every client parses the text as a verdict', async () => {
  const { client } = await asked()
  const cases: ReadonlyArray<readonly [unknown, ReadonlyArray<string>]> = [
    [{}, ['Missing required parameter: tool', 'Missing required parameter: arguments']],
    [{ tool: 'book' }, ['Missing required parameter: arguments']],
    [{ arguments: {} }, ['Missing required parameter: tool']],
    [
      { tool: 'book', arguments: 'x' },
      ['`arguments` must be an object, received a string of 1 character']
    ],
    [{ tool: 7, arguments: {} }, ['`tool` must be a string, received 7']],
    [{ tool: 'book', parameters: [] }, ['`parameters` must be an object, received an empty array']],
    [
      { calls: [{ tool: 'book', arguments: right }] },
      ['Missing required parameter: tool', 'Missing required parameter: arguments']
    ]
  ]
  for (const [input, errors] of cases) {
    const said = verdictIn(await client.call('validate', input)) as { errors: Array<string> }
    assert.equal(
      said.errors.map((text) => text.replace(/: (send|set) .*$/i, '')),
      errors,
      JSON.stringify(input)
    )
  }
  await client.close()
})

test('arguments that are no object are answered on every server, where the SDK would refuse them', async () => {
  for (const { make, name } of sorts) {
    const made = make()
    made.addTool()
    announceToolValidation(made.server, [book], { judge: byAjv })
    const client = await seen(made)
    const said = verdictIn(await client.call('validate', 'text')) as { errors: Array<string> }
    assert.match(said.errors[0] ?? '', 'the arguments must be an object', name)
    await client.close()
  }
})

test('arguments are judged whole, however deep: nothing is cut before the schema sees it', async () => {
  const deep = (levels: number): object => (levels === 0 ? { bad: 1 } : { in: deep(levels - 1) })
  const schema = (levels: number): object =>
    levels === 0
      ? { type: 'object', properties: { bad: { type: 'string' } } }
      : { type: 'object', properties: { in: schema(levels - 1) } }
  const { ask, client } = await asked({}, [{ name: 'deep', inputSchema: schema(40) }])
  assert.is(((await ask('deep', deep(40))) as { valid: boolean }).valid, false)
  await client.close()
})

test('a registry that fails is an internal error, whose text nobody sees but onFault', async () => {
  const faults: Array<Fault> = []
  const { ask, client } = await asked({ onFault: (fault) => faults.push(fault) }, () => {
    throw new Error('secret path')
  })
  assert.equal(await ask('book', {}), {
    valid: false,
    errors: ['Internal error'],
    warnings: [],
    suggestions: []
  })
  assert.match(faults[0]?.developerMessage ?? '', 'secret path')
  await client.close()
})

test('so is a judge that throws, or that answers with no verdict', async () => {
  const judges: ReadonlyArray<() => unknown> = [
    () => {
      throw new Error('secret')
    },
    () => undefined,
    () => ({ valid: 'yes' }),
    () => ({ valid: false })
  ]
  for (const judge of judges) {
    const { ask, client } = await asked({ judge: judge as typeof byAjv })
    assert.equal(((await ask('book', right)) as { errors: unknown }).errors, ['Internal error'])
    await client.close()
  }
})

test('any fault is a verdict: no `isError` [N11]', async () => {
  const { client } = await asked({
    judge: () => ({ valid: false, fault: unavailable({ retryAfterMs: 2000 }) })
  })
  const result = await client.call('validate', { tool: 'book', arguments: right })
  assert.equal(Object.keys(result as object), ['content'])
  assert.equal(verdictIn(result), {
    valid: false,
    errors: ['The tool is unavailable at the moment. Try again in 2 seconds.'],
    warnings: [],
    suggestions: []
  })
  await client.close()
})

test('what may be ignored is a warning, what would set it right a suggestion [N8]', async () => {
  const { ask, client } = await asked()
  assert.equal(await ask('book', { ...right, nigths: 3, zzz: 1 }), {
    valid: true,
    errors: [],
    warnings: [
      'Parameter "nigths" is not in the schema and may be ignored',
      'Parameter "zzz" is not in the schema and may be ignored'
    ],
    suggestions: []
  })
  await client.close()
})

test.run()
