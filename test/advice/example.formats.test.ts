import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { examplesOf } from './examples.js'

const test = suite('advice/example.formats')

// RFC 5322, 3339, 9562, 3986, 1123, 4291, 6901; ECMA-262; OpenAPI 3.0, "Data Types".
test('of each format that is known a text is shown that is valid by it', () => {
  const wanted = {
    email: 'user@example.com',
    'idn-email': 'user@example.com',
    date: '2026-01-31',
    'date-time': '2026-01-31T12:00:00Z',
    time: '12:00:00Z',
    duration: 'P1DT12H',
    uuid: '123e4567-e89b-42d3-a456-426614174000',
    uri: 'https://example.com/path',
    iri: 'https://example.com/path',
    url: 'https://example.com/path',
    'uri-reference': '/path',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    cidrv4: '192.0.2.0/24',
    cidrv6: '2001:db8::/32',
    'json-pointer': '/a/b',
    regex: '^[a-z]+$',
    byte: 'aGVsbG8=',
    ip: '192.0.2.1',
    mac: '00:00:5e:00:53:01',
    e164: '+12025550123',
    base64: 'aGVsbG8=',
    base64url: 'aGVsbG8',
    hex_color: '#1e90ff',
    iso_week: '2026-W05',
    colour: undefined,
    '': undefined
  }
  const formats = Object.keys(wanted).map((format) => [format, { type: 'string', format }])
  assert.equal(examplesOf(Object.fromEntries(formats)), wanted)
})

test.run()
