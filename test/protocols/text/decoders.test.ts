import { decode } from '@toolfault/protocols/json-rpc/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { read } from './reading.js'

const test = suite('protocols/text/decoders')

type Row = readonly [sentence: string, ...issues: ReadonlyArray<object>]

const missing = (message: string, ...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'missing',
  keyword: 'required',
  message
})

const strange = (message: string, ...path: ReadonlyArray<string>): object => ({
  path,
  kind: 'unexpected',
  keyword: 'additionalProperties',
  message,
  echo: true
})

const mistyped = (message: string, type: string | undefined, ...path: ReadonlyArray<string>) => ({
  path,
  kind: 'type',
  keyword: 'type',
  ...(type === undefined ? {} : { params: { type } }),
  message
})

// encoding/json (decode.go, UnmarshalTypeError.Error), kotlinx.serialization (SerializationExceptions.kt, JsonExceptions.kt),
// System.Text.Json (Strings.resx), CPython (ceval.c, format_missing; too_many_positional).
const go = 'json: cannot unmarshal string into Go struct field Args.guest.age of type int'
const units = 'json: cannot unmarshal number 1.5 into Go struct field Args.units of type main.Units'
const one = "Field 'city' is required for type with serial name 'io.ex.Args', but it was missing"
const two =
  "Fields [city, days] are required for type with serial name 'io.ex.Args', but they were missing at path: $.items[0]"
const key =
  "Encountered an unknown key 'citi' at offset 14 at path: $.guest\nUse 'ignoreUnknownKeys = true' in 'Json {}' builder"
const number =
  'The JSON value could not be converted to System.Nullable`1[System.Int32]. Path: $.guests[1].age | LineNumber: 0 | BytePositionInLine: 17.'
const int = number.replace('System.Nullable`1[System.Int32]', 'System.Int32')
const net9 = "JSON deserialization for type 'Ex.Args' was missing required properties including: "
const net7 =
  "JSON deserialization for type 'Ex.Args' was missing required properties, including the following: city, days"
const member =
  "The JSON property 'citi' could not be mapped to any .NET member contained in type 'Ex.Args'."
const call = "Server.forecast() missing 2 required positional arguments: 'city' and 'days'"
const keyword = "forecast() got an unexpected keyword argument 'citi'"

const rows: ReadonlyArray<Row> = [
  [go, mistyped(go, 'integer', 'guest', 'age')],
  [units, mistyped(units, undefined, 'units')],
  ['json: unknown field "citi"', strange('json: unknown field "citi"', 'citi')],
  ['missing field `city`', missing('missing field `city`', 'city')],
  [one, missing(one, 'city')],
  [`${one} at path: $`, missing(`${one} at path: $`, 'city')],
  [`Illegal input: ${one}`, missing(`Illegal input: ${one}`, 'city')],
  [two, missing(two, 'items', '0', 'city'), missing(two, 'items', '0', 'days')],
  [key, strange(key, 'guest', 'citi')],
  [number, mistyped(number, undefined, 'guests', '1', 'age')],
  [int, mistyped(int, 'integer', 'guests', '1', 'age')],
  [`${net9}'city'.`, missing(`${net9}'city'.`, 'city')],
  [
    `${net9}'city'; 'days'.`,
    missing(`${net9}'city'; 'days'.`, 'city'),
    missing(`${net9}'city'; 'days'.`, 'days')
  ],
  [net7, missing(net7, 'city'), missing(net7, 'days')],
  [member, strange(member, 'citi')],
  [call, missing(call, 'city'), missing(call, 'days')],
  [keyword, strange(keyword, 'citi')]
]

const heads = [
  ...['failed to parse arguments: ', 'Failed to unmarshal arguments: ', 'invalid arguments: '],
  ...['invalid params: unmarshaling arguments: ', 'Error: Error parsing tool parameters: '],
  ...['failed to bind arguments: ', 'unmarshaling arguments: '],
  ...['could not decode the request arguments: ', 'Failed to parse tool input: ']
]

test('what a decoder says is of the arguments where the words before it or the code say so', () => {
  for (const [sentence, ...issues] of rows) {
    const fault = { kind: 'invalid_arguments', issues }
    for (const head of heads)
      assert.equal(read(head + sentence), [fault, 'likely'], head + sentence)
    const found = decode({ code: -32602, message: sentence })
    assert.equal(found._tag === 'Right' && found.right.value, fault, sentence)
  }
})

test('words before it may name the tool', () => {
  for (const head of ['invalid arguments for forecast: ', 'Bad arguments for tool "forecast": ']) {
    const issues = [missing('missing field `city`', 'city')]
    const fault = { kind: 'invalid_arguments', tool: 'forecast', issues }
    assert.equal(read(`${head}missing field \`city\``), [fault, 'likely'], head)
  }
})

// A wrong guess is worse than none: a file, a configuration or an answer may be read by the same decoder.
test('the same sentence of anything else stays a text', () => {
  for (const [sentence] of rows)
    for (const head of ['', 'failed to parse config: ', 'Error: ', 'invalid response: ', 'x: '])
      assert.equal(
        read(head + sentence),
        [{ kind: 'execution_failed', message: head + sentence }, 'guess'],
        head + sentence
      )
})

test('words of the arguments before what no decoder says stay a text', () => {
  for (const said of [
    'unknown flag: --days',
    'invalid type: string "a", expected u32',
    'The JSON value could not be converted to System.Int32. Path: $ | LineNumber: 0 | BytePositionInLine: 2.',
    `${net9}city and days`,
    "forecast() takes 1 positional argument but 2 were given: 'a'",
    'json: cannot unmarshal string into Go value of type main.Args'
  ]) {
    const message = `failed to parse arguments: ${said}`
    assert.equal(read(message), [{ kind: 'execution_failed', message }, 'guess'], said)
  }
})

// Low-level servers in Python hand the arguments to a function that is called as the tool is.
test('a function that lacks an argument is the tool where it is called so', () => {
  const head = 'Error executing tool get-forecast: '
  for (const name of ['get_forecast', 'Weather.get_forecast', 'run.<locals>.get_forecast']) {
    const said = `${name}() missing 1 required positional argument: 'city'`
    assert.equal(
      read(head + said),
      [
        { kind: 'invalid_arguments', tool: 'get-forecast', issues: [missing(said, 'city')] },
        'likely'
      ],
      name
    )
  }
  for (const name of ['fetch', 'get_forecast_of', 'my_get_forecast']) {
    const message = `${head}${name}() missing 1 required positional argument: 'city'`
    const fault = { kind: 'execution_failed', tool: 'get-forecast', message }
    assert.equal(read(message), [fault, 'likely'], name)
  }
})

test.run()
