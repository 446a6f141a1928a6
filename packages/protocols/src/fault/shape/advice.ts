import type { Advice, Expected } from '@toolfault/model'
import * as t from 'io-ts'
import { among, exactly, json, texts } from './exactly.js'
import { kind } from './issue.js'

const jsonType = among(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])

const numbers = t.readonlyArray(t.number)

/** What the rule wanted. */
const expected: t.Type<Expected> = t.recursion('Expected', () =>
  t.union([
    exactly({ id: t.literal('type'), types: texts }, { items: texts }),
    exactly({ id: t.literal('one_of'), values: t.readonlyArray(json) }, {}),
    exactly({ id: t.literal('format'), format: t.string }, {}),
    exactly({ id: t.literal('pattern'), pattern: t.string }, {}),
    exactly(
      {
        id: t.literal('compare'),
        comparison: among(['<', '<=', '>', '>=']),
        limit: t.union([t.number, t.string])
      },
      {}
    ),
    exactly(
      { id: t.literal('count'), of: among(['characters', 'items', 'keys', 'matching items']) },
      { least: t.number, most: t.number }
    ),
    exactly({ id: t.literal('multiple'), of: t.number }, {}),
    exactly({ id: t.literal('distinct') }, { first: t.number, second: t.number }),
    exactly(
      { id: t.literal('one_branch') },
      { matched: numbers, names: texts, rules: t.readonlyArray(expected) }
    ),
    exactly(
      { id: t.literal('other_than') },
      { rules: t.readonlyArray(expected), keys: texts, excluding: t.literal('others') }
    ),
    exactly({ id: t.literal('nothing') }, {}),
    exactly({ id: t.literal('known') }, {}),
    exactly({ id: t.literal('named'), name: t.string }, {}),
    exactly({ id: t.literal('said'), text: t.string }, {})
  ])
)

const jsonWanted = among([
  'a value',
  'a value or ]',
  'a key',
  'a key or }',
  'a colon',
  'a comma or the end',
  'a quotation mark',
  'an escaped backslash',
  'an escaped control character',
  'the end'
])

const broken = exactly({ after: t.number, wanted: jsonWanted }, { behind: t.string })

const received = t.union([
  exactly(
    { id: t.literal('type'), type: jsonType },
    { size: t.number, value: json, cut: t.literal(true), broken, beyond: t.literal(true) }
  ),
  exactly({ id: t.literal('blank') }, {}),
  exactly({ id: t.literal('absent') }, {}),
  exactly({ id: t.literal('redacted') }, {})
])

const beside = exactly({ key: t.string, value: json }, {})

const fix = t.union([
  exactly(
    { id: t.literal('add') },
    {
      types: texts,
      within: t.union([
        exactly({ key: t.string, before: t.string }, {}),
        exactly({ key: t.string, behind: t.string }, {}),
        exactly({ key: t.string, markup: t.string }, {})
      ])
    }
  ),
  exactly({ id: t.literal('remove') }, { beside }),
  exactly({ id: t.literal('rename'), from: texts, to: texts }, { guess: t.literal(true) }),
  exactly(
    { id: t.literal('choose'), values: t.readonlyArray(json) },
    { optional: t.literal(true) }
  ),
  exactly({ id: t.literal('send'), types: texts }, {}),
  exactly({ id: t.literal('put'), value: json }, { beside }),
  exactly(
    {
      id: t.literal('convert'),
      how: among([
        'parse',
        'split',
        'join',
        'stringify',
        'wrap',
        'unwrap',
        'list',
        'map',
        'rows',
        'columns'
      ]),
      to: jsonType
    },
    { key: t.string, value: t.string, sign: t.string }
  ),
  exactly({ id: t.literal('meet') }, { lacking: t.literal('zone'), surplus: t.literal('markup') })
])

const because = t.union([
  exactly({ id: t.literal('present'), path: texts }, {}),
  exactly({ id: t.literal('absent'), path: texts }, {}),
  exactly({ id: t.literal('equals'), path: texts, value: json }, {}),
  exactly({ id: t.literal('differs'), path: texts, value: json }, {})
])

const chosen = exactly(
  {
    branch: t.number,
    reason: among(['tag', 'type', 'keys', 'progress', 'fewest', 'tie'])
  },
  { name: t.string, others: texts, tag: texts, of: texts }
)

const about = exactly(
  {},
  {
    parameterType: t.string,
    title: t.string,
    description: t.string,
    signature: t.string,
    others: t.string,
    shapes: t.string,
    example: json
  }
)

/** One thing to mend, as the model has it. */
export const advice: t.Type<Advice> = exactly(
  { path: texts, kind },
  {
    count: t.number,
    at: t.number,
    last: t.number,
    next: numbers,
    expected,
    also: t.readonlyArray(expected),
    received,
    fix,
    because,
    chosen,
    about
  }
)
