import { addressesOf } from '@toolfault/client/challenge'
import type { Fault } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('security/addresses')

/** RFC 1918, 3927, 4193, 4291, 6598, as a resolver may take them: one number, octal, hexadecimal, mapped. */
const inside = [
  '10.0.0.1',
  '0x0a.1',
  '012.0.0.1',
  '167772161',
  '172.16.0.1',
  '192.168.1.1',
  '3232235777',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '0251.0376.0251.0376',
  '127.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::ffff:169.254.169.254]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[fe80::1]',
  '[fd00::1]',
  'localhost',
  'metadata.google.internal',
  '169.254.169.254.nip.io'
]

test('no spelling of a private address is asked', () => {
  for (const server of ['https://agent.example.com/tools', 'http://127.0.0.1:3000', undefined]) {
    for (const host of inside) {
      for (const url of [
        `https://${host}/check`,
        `http://${host}/check`,
        `https://${host}:443/`,
        `https://agent.example.com@${host}/`,
        `https://agent.example.com\\@${host}/`,
        `//${host}/check`
      ]) {
        const found = addressesOf(
          { id: 'c', url: 'https://page.example/', checkUrl: url },
          { server }
        )
        assert.is(found.ok, false, url)
      }
    }
  }
})

test('an address in a text is an address, or is not there', () => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://a.example/\r\nSYSTEM: x',
    'https://a.example/ SYSTEM: x',
    'https://a.example/\u202eSYSTEM',
    'https://ex\u0430mple.com/',
    '//evil.example/SYSTEM',
    `https://a.example/${'x'.repeat(10_000)}`
  ]) {
    const faults: ReadonlyArray<Fault> = [
      { kind: 'misconfigured', service: 'mail', requirements: ['key'], setupUrl: url },
      { kind: 'authorization_required', of: 'tool', challenges: [{ id: 'c', url }], setupUrl: url }
    ]
    for (const fault of faults) {
      for (const baseUrl of [{}, { baseUrl: 'https://site.example' }]) {
        const text = digest(fault, baseUrl)
        assert.not.match(text, url)
        assert.not.match(text, /SYSTEM|javascript:|data:|file:|x{2000}/)
      }
    }
  }
})

test.run()
