import { findTool, type Registry, type Tool, toolNames } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/registry')

const add: Tool = { name: 'add' }
const table: Record<string, Tool> = { add }

const registries: Readonly<Record<string, Registry>> = {
  list: [add],
  map: new Map([['add', add]]),
  function: (name) => (name === 'add' ? add : undefined),
  'asynchronous function': async (name) => (name === 'add' ? add : null),
  'careless function': (name) => table[name]
}

for (const [shape, registry] of Object.entries(registries)) {
  test(`a ${shape} finds the tool of a name`, async () => {
    assert.equal(await findTool(registry, 'add'), { _tag: 'Right', right: add })
  })

  test(`a ${shape} has no tool by the name of what every object has`, async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'length', '0', 'get', '']) {
      assert.equal(await findTool(registry, name), {
        _tag: 'Left',
        left: { kind: 'unknown_tool', tool: name }
      })
    }
  })
}

test('the name that was meant is suggested where the names are known', async () => {
  const meant = (given: string, names: ReadonlyArray<string>): string | undefined =>
    names.find((name) => name.startsWith(given.slice(0, 1)))
  for (const registry of [[add], new Map([['add', add]])]) {
    assert.equal(await findTool(registry, 'ad', meant), {
      _tag: 'Left',
      left: { kind: 'unknown_tool', tool: 'ad', suggestion: 'add' }
    })
  }
  assert.equal(await findTool(() => undefined, 'ad', meant), {
    _tag: 'Left',
    left: { kind: 'unknown_tool', tool: 'ad' }
  })
})

test('an unknown tool is unknown, also where no other name can be found for it', async () => {
  const meant = (): never => {
    throw new Error('no names')
  }
  assert.equal(await findTool([add], 'ad', meant), {
    _tag: 'Left',
    left: { kind: 'unknown_tool', tool: 'ad' }
  })
})

test('a registry that fails is a fault of the server, and the reason is for operators', async () => {
  const failing: ReadonlyArray<Registry> = [
    () => {
      throw new Error('no database')
    },
    () => Promise.reject(new Error('no database'))
  ]
  for (const registry of failing) {
    assert.equal(await findTool(registry, 'add'), {
      _tag: 'Left',
      left: {
        kind: 'internal',
        tool: 'add',
        developerMessage: 'the tool cannot be looked up: Error: no database'
      }
    })
  }
})

test('what is no registry rejects nothing', async () => {
  for (const junk of [null, undefined, 5, {}, { get: 1 }, [null], [5], new Proxy([], {})]) {
    // A border: a program in JavaScript may hand over what it likes.
    const found = await findTool(junk as unknown as Registry, 'x')
    assert.is(found._tag, 'Left')
    assert.ok(Array.isArray(toolNames(junk as unknown as Registry)))
  }
})

test('the names of a list and a map are told, of a function none', () => {
  assert.equal(toolNames([add]), ['add'])
  assert.equal(toolNames(new Map([['add', add]])), ['add'])
  // A border: a list from outside may hold what is no tool.
  assert.equal(toolNames([add, 5] as unknown as Registry), ['add'])
  assert.equal(
    toolNames(() => add),
    []
  )
})

test('a reason that cannot be read is none', async () => {
  const registry = (): never => {
    throw {
      toString: () => {
        throw new Error('no')
      }
    }
  }
  assert.equal(await findTool(registry, 'add'), {
    _tag: 'Left',
    left: {
      kind: 'internal',
      tool: 'add',
      developerMessage: 'the tool cannot be looked up: no reason was given'
    }
  })
})

test('of an unknown name 200 characters are said', async () => {
  for (const [length, said] of [
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(200)}…`]
  ] as const) {
    assert.equal(await findTool([add], 'x'.repeat(length)), {
      _tag: 'Left',
      left: { kind: 'unknown_tool', tool: said }
    })
  }
})

test('what is no registry has no names', () => {
  for (const junk of [null, undefined, 5, {}, { get: 1 }, [null]]) {
    // A border: a program in JavaScript may hand over what it likes.
    assert.equal(toolNames(junk as unknown as Registry), [])
  }
})

test.run()
