import { invalidArguments } from '@toolfault/model'
import * as badRequest from '@toolfault/protocols/bad-request'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import { decode } from '@toolfault/protocols/mcp/read'
import * as oxp from '@toolfault/protocols/oxp'
import * as problemDetails from '@toolfault/protocols/problem-details'
import { digest } from '@toolfault/words/digest'
import { en, type Pack } from '@toolfault/words/en'
import { question } from '@toolfault/words/question'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/language')

const german: Pack = { ...en, points: { ...en.points, missing: (place) => `${place} fehlt` } }

const fault = invalidArguments('book', { issues: [{ path: ['city'], kind: 'missing' }] })

test('what a language has no words for is said in English', () => {
  const wanted = digest(fault)
  assert.is(wanted, 'Invalid arguments for tool book: `city` is missing.')
  // A border: JavaScript does not say what is missing in a language.
  const halves = [{}, { points: {} }, { faults: {} }]
  for (const pack of halves as unknown as ReadonlyArray<Pack>) {
    assert.is(digest(fault, { pack }), wanted)
    assert.is(question(fault, { pack }), question(fault))
    assert.is(sentence({ path: ['city'], kind: 'missing' }, { pack }), '`city` is missing')
  }
  assert.is(digest(fault, { pack: german }), 'Invalid arguments for tool book: `city` fehlt.')
  // One that throws is as good as none.
  const broken: Pack = {
    ...en,
    faults: {
      ...en.faults,
      invalidArguments: () => {
        throw new Error('x')
      }
    }
  }
  assert.is(digest(fault, { pack: broken }), wanted)
})

test('nothing rides along beside another language, which a reader cannot say again', () => {
  const written = mcp.encode(fault, { pack: german })
  assert.equal('_meta' in written && Object.keys(written._meta ?? {}), ['dev.toolfault/retry'])
  const read = decode(written)
  assert.is(read._tag === 'Right' ? read.right.form.notes : 'refused', undefined)
  const form = { pack: german, carrier: true } as const
  const all = [
    oxp.encode(fault, form),
    jsonRpc.encode(fault, form),
    problemDetails.encode(fault, form),
    badRequest.encode(fault, form)
  ]
  for (const wire of all) assert.not.match(JSON.stringify(wire), 'dev.toolfault/fault')
})

test.run()
