import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, text } from './lines.js'

const test = suite('advice/colour')

const share = { type: 'number', minimum: 0, maximum: 1 }
const byte = { type: 'integer', minimum: 0, maximum: 255 }
const number = { type: 'number' }
const rgb = (part: object): object =>
  closed({ color: closed({ r: part, g: part, b: part, a: share }, 'r', 'g', 'b') }, 'color')
const list = (name: string): object =>
  closed({ [name]: { type: 'array', items: byte, minItems: 3, maxItems: 3 } }, name)
const object = ['/color type: send object']

// docs/advice.md, "Four points": a colour in another notation.
for (const [name, schema, value, wanted] of [
  ['six digits, as shares', rgb(share), '#ff8000', ['/color type: put {"r":1,"g":0.502,"b":0}']],
  ['three digits', rgb(byte), '#F80', ['/color type: put {"r":255,"g":136,"b":0}']],
  ['a call', rgb(byte), 'rgb(255, 128,0)', ['/color type: put {"r":255,"g":128,"b":0}']],
  ['a call behind a letter', rgb(byte), 'xrgb(255,128,0)', object],
  ['parts beyond all', rgb(byte), 'rgb(256,0,0)', object],
  ['parts that anything would be', rgb(number), '#ff8000', object],
  ['four digits', rgb(byte), '#f800', object],
  ['a word', rgb(byte), 'red', object],
  [
    'a call in capitals, with blanks around it',
    rgb(byte),
    ' RGB(1, 2, 255) ',
    ['/color type: put {"r":1,"g":2,"b":255}']
  ],
  ['two signs', rgb(byte), '##ff8000', object],
  ['seven digits', rgb(byte), '#ff80001', object],
  ['a call with something behind it', rgb(byte), 'rgb(1,2,3);', object],
  ['a call of two', rgb(byte), 'rgb(1,2)', object],
  ['a call of four digits', rgb(byte), 'rgb(1,2,0003)', object],
  ['a call with more blanks', rgb(byte), 'rgb(1,  2,3)', object],
  ['a long text', rgb(byte), `rgb(1,2,3)${' '.repeat(23)}`, object],
  [
    'parts of 255 for shares',
    rgb(share),
    { r: 255, g: 128, b: 0 },
    ['/color/r range: put 1', '/color/g range: put 0.502']
  ],
  ['parts of which one is none', rgb(share), { r: 255, g: 0.5, b: 0 }, ['/color/r range: meet']],
  // They may be three switches.
  [
    'parts of which each is listed',
    rgb({ enum: [0, 1] }),
    { r: 255, g: 0, b: 0 },
    ['/color/r choice: choose [0,1]']
  ],
  [
    'parts of 255 for those of 100',
    rgb({ type: 'number', minimum: 0, maximum: 100 }),
    { r: 128, g: 0, b: 0 },
    ['/color/r range: meet']
  ],
  ['parts beyond 255', rgb(share), { r: 256, g: 0, b: 0 }, ['/color/r range: meet']]
] as const) {
  test(name, () => assert.equal(linesOf(schema, { color: value }), wanted))
}

test('a list of its parts', () => {
  assert.equal(linesOf(list('rgb_color'), { rgb_color: '#ff8000' }), [
    '/rgb_color type: put [255,128,0]'
  ])
  assert.equal(linesOf(list('rgb'), { rgb: '#ff8000' }), ['/rgb type: put [255,128,0]'])
  for (const name of ['colour', 'colors', 'rgba', 'fill', 'tint', 'textColor', 'fills'])
    assert.equal(linesOf(list(name), { [name]: '#f80' }), [`/${name} type: put [255,136,0]`])
  for (const name of ['colored', 'hue', 'refill', 'colors_used'])
    assert.equal(linesOf(list(name), { [name]: '#f80' }), [`/${name} type: send array`])
  assert.equal(linesOf(list('issues'), { issues: '#123456' }), ['/issues type: send array'])
})

test('its parts where they stand apart', () => {
  const parts = closed({ r: share, g: share, b: share }, 'r', 'g', 'b')
  assert.equal(linesOf(parts, { color: '#ff8000' }), [
    '/r missing: put 1',
    '/g missing: put 0.502',
    '/b missing: put 0',
    '/color unexpected: remove'
  ])
})

test('a part of what is a secret', () => {
  const color = closed({ r: share, g: share, b: share }, 'r', 'g', 'b')
  const hidden = closed({ color: { ...color, writeOnly: true } }, 'color')
  assert.equal(linesOf(hidden, { color: { r: 128, g: 0, b: 0 } }), ['/color/r range: meet'])
})

test('a number of another thing', () => {
  const scale = closed({ r: share, name: text }, 'r')
  assert.equal(linesOf(scale, { r: 255 }), ['/r range: meet'])
})

test.run()
