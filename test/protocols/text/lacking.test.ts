import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/lacking')

const lacks = (text: string, names: ReadonlyArray<string>): unknown => [
  {
    kind: 'invalid_arguments',
    issues: names.map((name) => ({
      path: [name],
      kind: 'missing',
      keyword: 'required',
      message: text.replace(/^Error: /, '')
    }))
  },
  'likely'
]

// The sample servers of the Kotlin SDK, and handlers in other languages that check their arguments themselves.
test('a sentence that speaks of an argument says which one lacks', () => {
  for (const [text, ...names] of [
    ["The 'state' parameter is required.", 'state'],
    ["The parameter 'name' is required.", 'name'],
    ["The 'latitude' and 'longitude' parameters are required.", 'latitude', 'longitude'],
    ['Parameters "from", "to", and "date" are required', 'from', 'to', 'date'],
    ["Parameter 'room-count' is missing", 'room-count'],
    ["Required parameter 'city' is missing", 'city'],
    ['Required argument `city` was not provided', 'city'],
    ["Missing required parameter 'city'", 'city'],
    ['missing a required argument: "city"', 'city'],
    ['Missing required param `guest.name`', 'guest.name'],
    ['Missing required argument: city', 'city'],
    ['Missing required argument: city.', 'city'],
    ['Missing required parameter: city.', 'city'],
    ['Missing required parameters: city, unit', 'city', 'unit'],
    ['Required parameter missing: owner', 'owner'],
    ['Error: Missing required argument: repo_path', 'repo_path']
  ] as const) {
    assert.equal(read(text), lacks(text, names), text)
  }
})

test('what else is required is no argument, and an option of a command line is none', () => {
  for (const text of [
    'Approval is required',
    "'git' is required",
    "The 'git' program is required.",
    'city is required',
    'This parameter is required.',
    'A parameter is required',
    "Missing required parameter 'city' in config.yaml",
    "The 'city' parameter is required for the template",
    "The 'city' parameter is not required.",
    'Missing required argument: --group',
    'Missing required argument: city of birth',
    'Missing required arguments: a and b',
    'Missing required field: version',
    'Missing required permission: repo:write',
    "Required argument 'a' or 'b' is missing",
    "error: Missing required argument 'file'",
    "Missing required parameter 'city'\n    at run (/srv/tool.js:1:2)"
  ])
    assert.equal(read(text), [{ kind: 'execution_failed', message: text }, 'guess'], text)
})

test('a sentence of any length is read, and a name once', () => {
  const twice = 'Missing required arguments: city, city'
  assert.equal(read(twice), lacks(twice, ['city']))
  const many = Array.from({ length: 200 }, (_, at) => `'n${at}'`).join(', ')
  assert.is(read(`Parameters ${many} are required`)[0].kind, 'execution_failed')
})

test.run()
