import type { Issue } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { told } from './told.js'

const test = suite('advice/ground.unchecked')

const text = { type: 'string' }
const code = { type: 'string', pattern: '^[A-Z]+$' }
const mail = { type: 'string', format: 'email' }
const both = { ...mail, pattern: '@' }
const step = { type: 'integer', multipleOf: 5 }
const unknown = { kind: 'unknown' } as const
const marked = { kind: 'unknown', message: 'm', echo: true } as const
const said = { kind: 'unknown', message: 'm' } as const
const format = (name: string): string => `format /a format format="${name}"`
const pattern = (text: string): string => `pattern /a pattern pattern="${text}"`

// No pattern is run here and no format known: what the validator must have meant, as far as that can be told.
for (const [name, schema, value, issue, wanted] of [
  ['a format', mail, 'x', unknown, format('email')],
  ['a format before its pattern', both, 'x', unknown, format('email')],
  ['a pattern by its kind', both, 'x', { kind: 'pattern' }, pattern('@')],
  ['a pattern by its name', both, 'x', { kind: 'pattern', keyword: 'pattern' }, pattern('@')],
  ['a pattern that is marked as the caller’s text', code, 'x', marked, pattern('^[A-Z]+$')],
  ['a format by its kind', mail, 'x', { kind: 'format' }, format('email')],
  ['a format by its name', mail, 'x', { kind: 'format', keyword: 'format' }, format('email')],
  [
    'a format by another name of it',
    mail,
    'x',
    { kind: 'format', params: { format: 'mail' } },
    format('email')
  ],
  [
    'none by the name of another rule',
    mail,
    'x',
    { kind: 'format', keyword: 'contentEncoding' },
    'format /a -'
  ],
  ['none where the validator says it', mail, 'x', said, 'unknown /a said text="m"'],
  [
    'none where an author says it',
    code,
    'x',
    { kind: 'rule', message: 'm' },
    'rule /a said text="m"'
  ],
  ['none of another kind', mail, 'x', { kind: 'range' }, 'range /a -'],
  [
    'a pattern of an author’s check without words',
    code,
    'x',
    { kind: 'rule' },
    pattern('^[A-Z]+$')
  ],
  [
    'the pattern that an author’s marked words replaced',
    code,
    'x',
    {
      kind: 'pattern',
      keyword: 'errorMessage',
      message: 'm',
      echo: true,
      params: { pattern: 'y' }
    },
    pattern('^[A-Z]+$')
  ],
  [
    'not the one that an author’s words replaced',
    code,
    'x',
    { kind: 'pattern', keyword: 'errorMessage', message: 'm' },
    'pattern /a said text="m"'
  ],
  [
    'not one that the validator spells out',
    code,
    'x',
    { kind: 'pattern', params: { pattern: 'y' } },
    pattern('y')
  ],
  ['a pattern of digits', { pattern: '5' }, '10', unknown, pattern('5')],
  ['the format of a number', { type: 'integer', format: 'int32' }, 7, unknown, format('int32')],
  ['a step that is not kept', step, 7, unknown, 'multiple /a multiple of=5'],
  ['none that is kept', step, 10, unknown, 'unknown /a -'],
  ['a format beside one that is kept', { ...step, format: 'int32' }, 10, unknown, format('int32')],
  ['a step by its kind', step, 10, { kind: 'multiple' }, 'multiple /a multiple of=5'],
  [
    'not a step that the validator spells out',
    step,
    7,
    { kind: 'multiple', params: { multipleOf: 2 } },
    'multiple /a multiple of=2'
  ],
  ['no format of a list', { format: 'x' }, [7], unknown, 'unknown /a -'],
  ['no format of an object', { format: 'x', contains: text }, {}, unknown, 'unknown /a -'],
  ['no pattern of a number', { pattern: 'x', uniqueItems: true }, 7, unknown, 'unknown /a -']
] as const satisfies ReadonlyArray<
  readonly [string, object, unknown, Omit<Issue, 'path'>, string]
>) {
  test(`a rule that nobody checks: ${name}`, () => {
    const about = { schema: { properties: { a: schema } }, value: { a: value } }
    assert.equal(told([{ path: ['a'], ...issue }], about), [wanted])
  })
}

test.run()
