import { asking } from '@toolfault/advice/ask'
import { judge } from '@toolfault/advice/judge'
import { type Asking, type Fault, internal, invalidArguments, type Tool } from '@toolfault/model'
import { compile } from '@toolfault/validators/ajv'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { frozen } from '../hostile/frozen.js'

const test = suite('advice/ask')

const lacking = invalidArguments('t', { issues: [{ path: ['a'], kind: 'missing' }] })

const of = (tool: Partial<Tool>): Asking | undefined => {
  const fault: Fault = asking(lacking, { name: 't', ...tool })
  return fault.kind === 'invalid_arguments' ? fault.asking : undefined
}

const actions: ReadonlyArray<readonly [string, string | undefined]> = [
  ['Send an email.', 'send an email'],
  ['Sends an email. Use with care.', 'send an email'],
  ['Searches the web, quickly', 'search the web'],
  ['Queries a table: rows come back', 'query a table'],
  [
    'Get details about specific GitHub Actions resources.\nUse this tool to get',
    'get details about specific GitHub Actions resources'
  ],
  ['This tool sends an email', 'send an email'],
  ['Use this tool to read a file', 'read a file'],
  ['A tool that lists files', 'list files'],
  ['Allows you to create SQL tables', 'create SQL tables'],
  ['Book a reservation.', 'book a reservation'],
  ['Retrieve a user (by id)', 'retrieve a user'],
  ['Reads layer 7 (L7) data', 'read layer 7 data'],
  ['This tool will list files', 'list files'],
  [
    "Run a natural language search for relevant code or documentation comments from the user's current workspace",
    'run a natural language search for relevant code or documentation comments'
  ],
  // These say what it is, not what it does, or are in no language that we read.
  ['Email templates', undefined],
  ['List of files', undefined],
  ['Weather', undefined],
  ['Wetter für einen Ort', undefined],
  ['', undefined],
  [`Send ${'x'.repeat(1_000)}`, undefined]
]

for (const [description, action] of actions) {
  test(`${JSON.stringify(description.slice(0, 60))} is ${action ?? 'no action'}`, () => {
    assert.is(of({ description })?.action, action)
  })
}

test('a title comes before the description, where it says what the tool does', () => {
  const description = 'Sends an email.'
  assert.is(of({ title: 'Mail Somebody', description })?.action, 'send an email')
  assert.is(of({ title: 'Send Email', description })?.action, 'send email')
  assert.is(of({ title: 'Create GitHub Issue', description })?.action, 'create GitHub issue')
})

test('the parameters are those at the top of the schema, `allOf` and `$ref` included [A3]', () => {
  const inputSchema = {
    $ref: '#/$defs/call',
    $defs: {
      call: {
        properties: { a: {}, b: { type: 'object', required: ['x'] }, no: false },
        required: ['a'],
        allOf: [{ properties: { c: {}, d: {} }, required: ['c'] }]
      }
    }
  }
  assert.equal(of({ inputSchema }), { required: ['a', 'c'], optional: ['b', 'd'] })
})

test('what the call cannot do without is not optional, whichever rule says so [A3]', () => {
  const inputSchema = {
    properties: { round: {}, back: {}, seat: { properties: { row: {} }, required: ['row'] } },
    dependentRequired: { round: ['back'] }
  }
  const optionalOf = (args: object): unknown => {
    const verdict = judge(compile)({ name: 't', inputSchema }, args)
    return verdict.valid ? undefined : Object(verdict.fault).asking.optional
  }
  assert.equal(optionalOf({ round: true }), ['round', 'seat'])
  assert.equal(optionalOf({ seat: {} }), ['round', 'back', 'seat'])
})

test('a list that nobody reads is left out', () => {
  const names = Array.from({ length: 65 }, (_, at) => `p${at}`)
  const properties = Object.fromEntries(names.map((name) => [name, {}]))
  assert.equal(of({ inputSchema: { properties } }), undefined)
  assert.equal(of({ inputSchema: { properties, required: ['p0'] } }), { required: ['p0'] })
})

test('64 names are read, and more are not', () => {
  const names = (count: number): ReadonlyArray<string> =>
    Array.from({ length: count }, (_, at) => `p${at}`)
  const known = (count: number): object =>
    Object.fromEntries(names(count).map((name) => [name, {}]))
  assert.equal(of({ inputSchema: { required: names(64) } }), { required: names(64) })
  assert.equal(of({ inputSchema: { required: names(65) } }), undefined)
  assert.equal(of({ inputSchema: { properties: known(64) } }), { optional: names(64) })
  // What else there is nobody knows: all of them are left out.
  assert.equal(of({ inputSchema: { properties: known(65), required: names(2) } }), {
    required: names(2)
  })
})

test('spaces of a title are one', () => {
  assert.equal(of({ title: ' Send  an\temail ' }), { action: 'send an email' })
})

test('what the fault says already stays', () => {
  const said = { ...lacking, asking: { action: 'write to Ann' } }
  const tool = { name: 't', description: 'Sends it.', inputSchema: { required: ['a'] } }
  const fault = asking(said, tool)
  assert.equal(fault.asking, { action: 'write to Ann', required: ['a'] })
  assert.equal(asking(fault, tool), fault)
})

test('only what lacks something is asked about', () => {
  const tool = { name: 't', description: 'Sends it.', inputSchema: { required: ['a'] } }
  for (const fault of [
    internal(),
    invalidArguments('t', { issues: [{ path: ['a'], kind: 'type' }] }),
    invalidArguments('t', { issues: [] })
  ]) {
    assert.is(asking(fault, tool), fault)
  }
  const blank = {
    ...lacking,
    advice: [{ path: ['a'], kind: 'size', received: { id: 'blank' } } as const]
  }
  assert.equal(asking(blank, tool).asking?.required, ['a'])
})

test('nothing that is passed in is written to', () => {
  const tool = frozen({ name: 't', description: 'Sends it.', inputSchema: { required: ['a'] } })
  assert.is(asking(frozen({ ...lacking }), tool).asking?.action, 'send it')
})

test('a judge knows the tool', () => {
  const inputSchema = { type: 'object', properties: { a: {}, b: {} }, required: ['a'] }
  const verdict = judge(compile)({ name: 't', title: 'Send Mail', inputSchema }, {})
  assert.equal(verdict.valid ? undefined : Object(verdict.fault).asking, {
    action: 'send mail',
    required: ['a'],
    optional: ['b']
  })
})

for (const word of [
  'and',
  'as',
  'based',
  'by',
  'from',
  'given',
  'if',
  'in',
  'including',
  'on',
  'that',
  'to',
  'using',
  'via',
  'when',
  'where',
  'which',
  'with'
]) {
  test(`a long phrase ends before "${word}"`, () => {
    const tail = 'x'.repeat(80)
    assert.is(
      of({ description: `Sends long letters ${word} ${tail}` })?.action,
      'send long letters'
    )
  })
}

for (const [said, description] of [
  ['one that is used to do it', 'Use it to send mail'],
  ['one that is used to do it, by its name', 'Use this function to send mail'],
  ['a tool for it', 'A tool to send mail'],
  ['a tool that does it', 'The function which sends mail'],
  ['a tool that will do it', 'This tool will send mail'],
  ['a tool that may be used', 'This tool can be used to send mail'],
  ['a tool that is used', 'The tool is used to send mail'],
  ['a tool that allows it', 'This tool allows users to send mail'],
  ['a tool that enables it', 'This function enables the user to send mail'],
  ['a tool that lets you', 'This tool lets you send mail'],
  ['nothing but that it lets you', 'Lets you send mail'],
  ['nothing but its use', 'Used to send mail'],
  ['nothing but what can be done', 'Can be used to send mail']
] as const) {
  test(`a description that begins with ${said} says what follows`, () => {
    assert.is(of({ description })?.action, 'send mail')
  })
}

test('spaces and brackets of a text are no part of what it says', () => {
  assert.is(of({ title: ' Send   Email ' })?.action, 'send email')
  assert.is(of({ description: '  Sends  mail   (fast) (and cheap) now' })?.action, 'send mail now')
  for (const end of ['.', '! ', '?', ': a', '; b', '\nc', ' - d', ' – e', ' — f', ', g'])
    assert.is(of({ description: `Send mail${end}` })?.action, 'send mail', end)
  assert.is(of({ description: 'Send v1.2 files' })?.action, 'send v1.2 files')
})

test('a phrase of 80 characters is said, and a longer one is not', () => {
  const phrase = (length: number): string => `send ${'x'.repeat(length - 5)}`
  for (const said of [{ title: phrase(80) }, { description: phrase(80) }])
    assert.is(of(said)?.action, phrase(80))
  for (const said of [{ title: phrase(81) }, { description: phrase(81) }])
    assert.is(of(said)?.action, undefined)
})

test.run()
