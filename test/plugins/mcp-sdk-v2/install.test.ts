import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js'
import { McpServer, Server } from '@modelcontextprotocol/server'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { server } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 install')

const bare = (): McpServer => new McpServer({ name: 'tests', version: '1' })

test('the server itself comes back', () => {
  const made = bare()
  assert.is(withToolfault(made), made)
})

test('a second installation is a mistake', () => {
  assert.throws(
    () => withToolfault(withToolfault(bare())),
    'this server has Toolfault already: call withToolfault once, where it is made'
  )
})

const sentences: ReadonlyArray<readonly [string, () => unknown, RegExp]> = [
  [
    'a server of v1',
    () => new McpServerV1({ name: 'tests', version: '1' }),
    /^this McpServer is of SDK v1: take withToolfault from @toolfault\/plugins\/mcp-sdk-v1$/
  ],
  [
    'a low-level Server',
    () => new Server({ name: 'tests', version: '1' }),
    /has no server inside: give it the McpServer, or guard a low-level Server with @toolfault\/plugins\/mcp-low-level$/
  ],
  ['nothing', () => undefined, /has no server inside/],
  ['one without registerTool', () => ({ server: {} }), /has no registerTool/],
  [
    'one with tools in no table',
    () => Object.defineProperty(server(), '_registeredTools', { value: undefined }),
    /^this McpServer has tools, and no table _registeredTools in which to find them: call withToolfault before the first registerTool$/
  ],
  [
    'one whose tools cannot be updated',
    () =>
      Object.defineProperty(bare(), '_registeredTools', { value: { book: { handler: () => {} } } }),
    /a registered tool has no update: use @modelcontextprotocol\/server 2\.0 to 2\.4/
  ]
]

for (const [what, make, sentence] of sentences) {
  test(`${what}: one sentence that says what is missing and what to do`, () => {
    // A border: what the compiler would refuse is what the sentence is for.
    const made = make() as never
    assert.throws(
      () => withToolfault(made),
      (error: unknown) => error instanceof TypeError && sentence.test(error.message)
    )
  })
}

test('an SDK whose handlers cannot be reached is refused where the options need them', () => {
  const hidden = (): McpServer => {
    const made = server()
    Object.defineProperty(made.server, '_requestHandlers', { value: undefined })
    return made
  }
  for (const options of [
    { elicit: true },
    { form: { unknownTool: 'result' } },
    { form: { invalidArguments: 'protocol' } }
  ] as const) {
    assert.throws(
      () => withToolfault(hidden(), options),
      /need the handler of tools\/call, and this McpServer keeps it where it cannot be found/
    )
  }
  withToolfault(hidden())
})

test('an SDK that makes tools of another shape is refused at the first of them', () => {
  const made = bare()
  Object.defineProperty(made, 'registerTool', { configurable: true, value: () => undefined })
  withToolfault(made)
  assert.throws(() => made.registerTool('book', {}, () => ({ content: [] })), /has no update/)
})

test.run()
