import { own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/problem-details'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/fragments')

const paths = (...pointers: ReadonlyArray<string>): unknown => {
  const errors = pointers.map((pointer) => ({ pointer, detail: 'd' }))
  const found = decode({ status: 422, body: { title: 'T', errors } })
  const { value } = found._tag === 'Right' ? found.right : { value: undefined }
  return value?.kind === 'invalid_arguments' && value.issues.map(({ path }) => path)
}

const fragment = (key: string): unknown =>
  own(own(own(own(encodedAt(key), 'body'), 'errors'), '0'), 'pointer')

const encodedAt = (key: string): unknown =>
  encode({ kind: 'invalid_arguments', issues: [{ path: [key], kind: 'rule', message: 'm' }] })

// RFC 6901, section 6; RFC 3986, section 3.5; a lone surrogate as its three bytes would be.
test('a place as a fragment, and back', () => {
  for (const [key, pointer] of [
    ["aZ09_-.!$&'()*+,;=:@?", "#/aZ09_-.!$&'()*+,;=:@?"],
    ['a/b~c', '#/a~1b~0c'],
    ['#[]%', '#/%23%5B%5D%25'],
    ['é😀', '#/%C3%A9%F0%9F%98%80'],
    ['\ud7ff', '#/%ED%9F%BF'],
    ['\ud800', '#/%ED%A0%80'],
    ['\udabc', '#/%ED%AA%BC'],
    ['\udbff', '#/%ED%AF%BF'],
    ['\udc00', '#/%ED%B0%80'],
    ['\udfff', '#/%ED%BF%BF'],
    ['\ue000', '#/%EE%80%80']
  ] as const) {
    assert.is(fragment(key), pointer)
    const lower = pointer.replace(/%../g, (byte) => byte.toLowerCase())
    assert.equal(paths(pointer, lower), [[key], [key]], pointer)
  }
})

test.run()
