import { isList, own } from '@toolfault/model'
import { read } from '@toolfault/protocols/translate/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/reading/unions')

/** Place, kind and sentence of each issue of FastAPI's list; and what is said of the whole. */
const found = (detail: ReadonlyArray<object>): unknown => {
  const answer = read({ status: 422, body: { detail } }, 'oxp')
  const fault = own(own(own(answer, 'right'), 'value'), 'fault')
  const issues = own(fault, 'issues')
  assert.is(own(fault, 'message'), undefined)
  return isList(issues)
    ? issues.map((issue) => {
        const path = own(issue, 'path')
        return `${isList(path) ? path.join('.') : '?'}: ${String(own(issue, 'kind'))}, ${String(own(issue, 'message'))}`
      })
    : fault
}

const lacks = (loc: ReadonlyArray<string>, input?: unknown): object => ({
  type: 'missing',
  loc: ['body', ...loc],
  msg: 'Field required',
  ...(input === undefined ? {} : { input })
})

const int = (loc: ReadonlyArray<string>, input?: unknown): object => ({
  type: 'int_parsing',
  loc: ['body', ...loc],
  msg: 'Not an int',
  ...(input === undefined ? {} : { input })
})

const uuid = (loc: ReadonlyArray<string>, input?: unknown): object => ({
  type: 'uuid_parsing',
  loc: ['body', ...loc],
  msg: 'Not a UUID',
  ...(input === undefined ? {} : { input })
})

// Pydantic, "Unions": the tag or the name of the branch stands in `loc` behind the place of the union.
test('the tag of a union is no key, where the object that came has it', () => {
  assert.equal(found([lacks(['pet', 'cat', 'meow'], { type: 'cat' })]), [
    'pet.meow: missing, Field required'
  ])
  assert.equal(found([lacks(['pet', 'cat', 'meow'], { pet_kind: 'cat', age: 3 })]), [
    'pet.meow: missing, Field required'
  ])
  for (const input of [{ type: 'dog' }, { name: 'cat' }, { type: "it's a cat" }, 'cat', undefined])
    assert.equal(found([lacks(['pet', 'cat', 'meow'], input)]), [
      'pet.cat.meow: missing, Field required'
    ])
})

test('what the branches of a union say is one issue at the place of the union', () => {
  const one = ['id: unknown, Not an int; or Not a UUID']
  assert.equal(found([int(['id', 'int'], 'x'), uuid(['id', 'uuid'], 'x')]), one)
  assert.equal(found([int(['id', 'int']), uuid(['id', 'uuid'])]), one)
  assert.equal(
    found([lacks(['pet', 'Cat', 'meow'], { a: 1 }), lacks(['pet', 'Dog', 'bark'], { a: 1 })]),
    ['pet: unknown, `pet.meow` is missing; or `pet.bark` is missing']
  )
  // What is said of other places stays as it is.
  assert.equal(found([lacks(['day'], {}), int(['id', 'int'], 'x'), uuid(['id', 'uuid'], 'x')]), [
    'day: missing, Field required',
    ...one
  ])
})

test('the name of a function is no key', () => {
  const error = {
    type: 'value_error',
    loc: ['body', 'email', 'function-plain[f()]'],
    msg: 'Is bad'
  }
  assert.equal(found([error]), ['email: unknown, Is bad'])
})

test('names that may be keys stay', () => {
  // Two values, so two keys.
  assert.equal(found([int(['id', 'int'], 'x'), uuid(['id', 'uuid'], 'y')]), [
    'id.int: unknown, Not an int',
    'id.uuid: unknown, Not a UUID'
  ])
  assert.equal(found([lacks(['id', 'int'], {}), lacks(['id', 'str'], {})]), [
    'id.int: missing, Field required',
    'id.str: missing, Field required'
  ])
  // Without what came, two models may be two keys.
  assert.equal(found([lacks(['pet', 'Cat', 'meow']), lacks(['pet', 'Dog', 'bark'])]), [
    'pet.Cat.meow: missing, Field required',
    'pet.Dog.bark: missing, Field required'
  ])
  // Anything else in the list, and none of it is read as pydantic's.
  assert.equal(found([int(['id', 'int'], 'x'), { ...uuid(['id', 'uuid'], 'x'), type: 7 }]), [
    'id.int: unknown, Not an int',
    'id.uuid: unknown, Not a UUID'
  ])
})

test.run()
