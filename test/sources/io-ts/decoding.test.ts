import { isInvalidArguments } from '@toolfault/model'
import { decoding } from '@toolfault/sources/io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { revoked } from '../../hostile/values.js'
import { Node } from './codecs.js'

const test = suite('sources/io-ts/decoding')

const Book = t.type({ city: t.string, nights: t.Int })
const book = decoding('book', Book)

test('decoding is a step of a pipe: what was decoded, or the fault that says why not', () => {
  const told = (value: unknown): string =>
    pipe(
      value,
      book,
      E.map(({ city, nights }) => `${nights} nights in ${city}`),
      E.getOrElse(({ issues, kind, tool }) => `${kind} ${tool} ${issues.length}`)
    )
  assert.is(told({ city: 'Rome', nights: 2 }), '2 nights in Rome')
  assert.is(told({ nights: 'two' }), 'invalid_arguments book 2')
})

test('decoding needs no name of a tool', () => {
  const answer = decoding(undefined, Book)({})
  assert.ok(E.isLeft(answer) && !Object.hasOwn(answer.left, 'tool'))
})

test('decoding decodes: what a codec makes of the value is what comes out', () => {
  const NumberFromString = new t.Type<number, string>(
    'NumberFromString',
    t.number.is,
    (u, c) => (t.string.is(u) && u !== '' ? t.success(Number(u)) : t.failure(u, c)),
    String
  )
  assert.equal(decoding('n', t.type({ n: NumberFromString }))({ n: '5' }), E.right({ n: 5 }))
})

test('a codec that throws is a fault, and so is one that answers no Either', () => {
  const refusing = (decode: () => never): unknown =>
    pipe({}, decoding('t', { decode }), E.mapLeft(isInvalidArguments))
  const error = (): never => {
    throw new Error('hostile')
  }
  assert.equal(refusing(error), E.left(true))
  const answers: ReadonlyArray<unknown> = [
    undefined,
    null,
    5,
    {},
    { _tag: 'Right' + ' ' },
    Promise.resolve(E.right(1)),
    revoked({})
  ]
  for (const answer of answers) {
    // A border: the types forbid it.
    assert.equal(
      refusing(() => answer as never),
      E.left(true)
    )
  }
  for (const codec of [undefined, null, {}, revoked({})]) {
    // A border: the types forbid it.
    assert.ok(E.isLeft(decoding('t', codec as typeof Book)({})))
  }
})

test('a value that is nested too deeply for its codec is a fault that says so', () => {
  let value: unknown = { v: 1 }
  for (let level = 0; level < 20_000; level++) value = { v: 1, next: value }
  const answer = decoding('t', Node)(value)
  assert.ok(E.isLeft(answer))
  assert.is(
    E.isLeft(answer) && answer.left.issues[0]?.message,
    'the arguments are nested too deeply to be checked'
  )
})

test.run()
