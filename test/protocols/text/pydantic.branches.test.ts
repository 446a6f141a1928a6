import { encode } from '@toolfault/protocols/text'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pathsIn, read } from './reading.js'

const test = suite('protocols/text/pydantic.branches')

const error = (where: string, said: string, type: string, came: string): string =>
  `${where}\n  ${said} [type=${type}, input_value=${came}, input_type=x]`

const lacks = (where: string, came: string): string =>
  error(where, 'Field required', 'missing', came)

const isNo = (where: string, name: string, came: string): string =>
  error(where, `Input should be a valid dictionary or instance of ${name}`, 'model_type', came)

const tagged = (where: string, tag: string, came: string): string =>
  error(where, `Input should be '${tag}'`, 'literal_error', came)

const string = (where: string, came: string): string =>
  error(where, 'Input should be a valid string', 'string_type', came)

const raised = (...errors: ReadonlyArray<string>): string =>
  `${errors.length} validation error${errors.length === 1 ? '' : 's'} for call[t]\n${errors.join('\n')}`

const shown = (...errors: ReadonlyArray<string>): string => encode(read(raised(...errors))[0])

const one = (said: string): string => `Invalid arguments for tool t: ${said}.`

// As pydantic 2.13 writes them: the name of the class stands behind the place.
test('what the branches of a union of models want is one thing', () => {
  const cat = "{'kind': 'cat'}"
  assert.is(
    shown(
      lacks('a.Cat.lives', cat),
      tagged('a.Dog.kind', 'dog', "'cat'"),
      lacks('a.Dog.name', cat)
    ),
    one("`a`: `a.lives` is missing; or `a.kind`: Input should be 'dog' and `a.name` is missing")
  )
  // The same value under one key, refused for two reasons.
  assert.is(
    shown(tagged('a.0.Cat.kind', 'cat', "'x'"), tagged('a.0.Dog.kind', 'dog', "'x'")),
    one("`a[0]`: `a[0].kind`: Input should be 'cat'; or `a[0].kind`: Input should be 'dog'")
  )
  // A class that is named needs no capital, and one of a name with parameters is one.
  assert.is(
    shown(isNo('a.cat', 'cat', "'x'"), isNo('a.Box[int]', 'Box[int]', "'x'")),
    one(
      '`a`: Input should be a valid dictionary or instance of cat; or Input should be a valid dictionary or instance of Box[int]'
    )
  )
  assert.is(
    shown(lacks('a.Cat.lives', cat), string('a.str', cat)),
    one('`a`: `a.lives` is missing; or Input should be a valid string')
  )
  // A union in a branch of one.
  assert.is(
    shown(
      lacks('a.list[Box].0.pet.Cat.lives', cat),
      lacks('a.list[Box].0.pet.Dog.name', cat),
      string('a.str', '[]')
    ),
    one(
      '`a`: `a[0].pet`: `a[0].pet.lives` is missing; or `a[0].pet.name` is missing; or Input should be a valid string'
    )
  )
})

test('the names of branches that only some unions have are none of a key either', () => {
  for (const name of ['enum[Color]', 'json[any]', 'is-subclass[Cat]', 'constrained-int', 'uuid'])
    assert.equal(pathsIn(raised(string(`a.${name}`, '1'), string('a.str', '1'))), [['a']], name)
})

test('keys that begin with a capital stay keys', () => {
  for (const [errors, paths] of [
    // What is missing is a key.
    [
      [lacks('a.Bucket', '{}'), lacks('a.Key', '{}')],
      [
        ['a', 'Bucket'],
        ['a', 'Key']
      ]
    ],
    // A class takes an object.
    [
      [string('a.Bucket', '1'), string('a.Key', '1')],
      [
        ['a', 'Bucket'],
        ['a', 'Key']
      ]
    ],
    // They have values of their own.
    [
      [lacks('a.From.lat', "{'x': 1}"), lacks('a.To.lat', "{'x': 2}")],
      [
        ['a', 'From', 'lat'],
        ['a', 'To', 'lat']
      ]
    ],
    [
      [isNo('a.Cat', 'Cat', '1'), isNo('a.Dog', 'Dog', '2')],
      [
        ['a', 'Cat'],
        ['a', 'Dog']
      ]
    ],
    // One alone is no union.
    [[lacks('a.Cat.lives', "{'x': 1}")], [['a', 'Cat', 'lives']]],
    [
      [lacks('a.Cat.x', "{'x': 1}"), lacks('a.dog.x', "{'x': 1}")],
      [
        ['a', 'Cat', 'x'],
        ['a', 'dog', 'x']
      ]
    ],
    [
      [lacks('Cat.x', "{'x': 1}"), lacks('Dog.y', "{'x': 1}")],
      [
        ['Cat', 'x'],
        ['Dog', 'y']
      ]
    ],
    [
      [string('a.date', '1'), string('a.datetime', '2')],
      [
        ['a', 'date'],
        ['a', 'datetime']
      ]
    ],
    [
      [lacks('a.date', '{}'), lacks('a.str', '{}')],
      [
        ['a', 'date'],
        ['a', 'str']
      ]
    ]
  ] as const)
    assert.equal(pathsIn(raised(...errors)), paths, errors.join('\n'))
})

test('of names that may be keys or branches nothing is told, and the text stays', () => {
  for (const errors of [
    [lacks('a.From.lat', '{}'), lacks('a.To.lat', '{}')],
    [string('a.Cat.x', '1'), string('a.Dog.y', '1')],
    [string('a.From.x', '1'), string('a.To.x', '1')]
  ]) {
    const text = raised(...errors, string('b', '1'))
    const [fault, confidence] = read(text)
    assert.equal([fault.message, confidence], [text, 'likely'])
    assert.equal(pathsIn(text), [['b']])
  }
})

test('the tag of a union is no key where the object that is shown has it', () => {
  assert.is(shown(lacks('a.cat.lives', "{'kind': 'cat'}")), one('`a.lives` is missing'))
  assert.is(
    shown(lacks('a.0.cat.lives', "{'x': 1, 'pet_type': 'cat'}")),
    one('`a[0].lives` is missing')
  )
  // One in another, and what else is said there.
  assert.equal(
    pathsIn(
      raised(
        lacks('a.cat.small.lives', "{'kind': 'cat', 'sub_type': 'small'}"),
        string('a.cat.small.name', '1'),
        string('a.cat.big.name', '1'),
        string('b.cat.name', '1')
      )
    ),
    [
      ['a', 'lives'],
      ['a', 'name'],
      ['a', 'big', 'name'],
      ['b', 'cat', 'name']
    ]
  )
  assert.is(
    shown(
      error(
        'a.cat',
        "Input tag 'z' found using 'sub' does not match any of the expected tags: 'x', 'y'",
        'union_tag_invalid',
        "{'kind': 'cat', 'sub': 'z'}"
      )
    ),
    one("`a.sub`: Input tag found using 'sub' does not match any of the expected tags: 'x', 'y'")
  )
  for (const [where, came] of [
    // Not a tag, not this object, another value, and no object.
    ['a.price.unit', "{'name': 'price'}"],
    ['a.cat.b.lives', "{'kind': 'cat'}"],
    ['a.cat.lives', "{'kind': 'dog'}"],
    ['a.cat.lives', "[{'kind': 'cat'}]"],
    ['cat.lives', "{'kind': 'cat'}"]
  ] as const)
    assert.equal(pathsIn(raised(lacks(where, came))), [where.split('.')], came)
  assert.equal(pathsIn(raised(string('a.cat.lives', "{'kind': 'cat'}"))), [['a', 'cat', 'lives']])
})

test('a path without end has its names as they are', () => {
  const where = `a${'.list[int]'.repeat(1_900)}`
  assert.is(read(raised(string(where, '1')))[1], 'certain')
})

test.run()
