import { isList, own } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import { decode } from '@toolfault/protocols/f7/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isShared, readShared } from '../corpus/shared.js'
import { writtenBack } from '../laws/read.js'

const test = suite('official/f7')

/** What is no answer to a validation, and no failure of `/call`: requests, definitions, a success. */
const others: ReadonlyArray<string> = [
  'f7/spec/request',
  'f7/protocol/call-success',
  'f7/protocol/list-tools',
  'f7/protocol/tool-detail',
  'f7/reference-ts/tool-schema'
]

if (isShared) {
  const all = readShared('protocol-examples.json')
  const examples = (isList(all) ? all : []).filter((it) => own(it, 'protocol') === 'F7')

  test('the examples are there', () => assert.is(examples.length, 22))

  for (const example of examples) {
    const name = String(own(example, 'name'))
    const status = own(own(example, 'http'), 'status')
    const body = own(example, 'wire')
    const wires = status === undefined ? [body] : [{ status, body }, body]

    if (others.includes(name)) {
      test(`${name} is refused`, () => {
        for (const wire of wires) assert.is(decode(wire)._tag, 'Left')
      })
    } else {
      test(`${name} is written back, with its status and without`, () => {
        for (const wire of wires) {
          for (const paths of ['field', 'native', 'auto'] as const) {
            writtenBack(wire, (it) => decode(it, { paths }), f7.encode)
          }
        }
      })
    }
  }
}

test('an answer that is made up is written back', () => {
  writtenBack({ status: 404, body: { error: 'Tool not found: x', code: 7 } }, decode, f7.encode)
})

test.run()
