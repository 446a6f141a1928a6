import { isList, isRecord, own } from '@toolfault/model'
import * as oxp from '@toolfault/protocols/oxp'
import { decode, decodeCheck } from '@toolfault/protocols/oxp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { writtenBack } from '../laws/read.js'

const test = suite('official/oxp-read')

interface Example {
  readonly name: string
  readonly wire: unknown
}

/** The published payloads of OXP, with the status where one stands beside them. */
const examples = (): ReadonlyArray<Example> => {
  const all = readShared('protocol-examples.json')
  assert.ok(isList(all))
  return all
    .filter((example) => own(example, 'protocol') === 'OXP')
    .map((example) => {
      const status = own(own(example, 'http'), 'status')
      const body = own(example, 'wire')
      return {
        name: String(own(example, 'name')),
        wire: typeof status === 'number' ? { status, body } : body
      }
    })
}

/** Whether a published payload is an error, by its own members and not by our reader. */
const isError = ({ wire }: Example): boolean => {
  const body = own(wire, 'body') ?? wire
  const response = own(body, 'result') ?? body
  return own(response, 'success') === false || typeof own(body, 'message') === 'string'
}

const encode = (value: never, form: never): unknown => oxp.encode(value, form)

if (isShared) {
  test('every published error is read and written back as it stood', () => {
    const errors = examples().filter(isError)
    assert.is(errors.length, 9)
    for (const { wire } of errors) {
      writtenBack(wire, decode, encode)
      // The same body as it lies in a log, without its status.
      if (isRecord(own(wire, 'body'))) writtenBack(own(wire, 'body'), decode, encode)
    }
  })

  test('every other published payload is refused in a sentence', () => {
    const others = examples().filter((one) => !isError(one))
    assert.is(others.length, 26)
    for (const { name, wire } of others) {
      const read = decode(wire)
      assert.is(read._tag, 'Left', name)
      if (read._tag === 'Left') assert.match(String(read.left[0]?.message), /^this is /, name)
    }
  })

  test('the published states of challenges are read as such', () => {
    const states = examples().filter(({ wire }) => decodeCheck(wire)._tag === 'Right')
    assert.equal(
      states.map(({ wire }) => wire),
      [{ status: 'completed' }]
    )
  })
}

test('a body of the published shape is read, also where the examples do not lie beside this', () => {
  writtenBack(
    { status: 400, body: { message: "Tool 'Calculator_Add' was not found" } },
    decode,
    encode
  )
})

test.run()
