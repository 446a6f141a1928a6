import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.called')

const list = (items: object): object => ({ type: 'array', items })
const column = closed({ name: text, type: text }, 'name', 'type')
const columns = closed({ columns: list(column) }, 'columns')

// What an item that has to have a name is called may stand under the word for what it is.
for (const [name, schema, value, wanted] of [
  [
    'the name of an item',
    columns,
    { columns: [{ column: 'a', type: 'int' }] },
    ['/columns/0/name missing: /columns/0/column > /columns/0/name']
  ],
  [
    'beside another key in other words',
    columns,
    { columns: [{ column: 'a', kind: 'int' }] },
    [
      '/columns/0/name missing: /columns/0/column > /columns/0/name',
      '/columns/0/type missing: /columns/0/kind > /columns/0/type'
    ]
  ],
  [
    'behind a word that says of what the list is',
    closed({ table_columns: list(column) }, 'table_columns'),
    { table_columns: [{ column: 'a', type: 'int' }] },
    ['/table_columns/0/name missing: /table_columns/0/column > /table_columns/0/name']
  ],
  [
    'the key of an item',
    closed({ headers: list(closed({ key: text, value: text }, 'key', 'value')) }),
    { headers: [{ header: 'a', val: 'b' }] },
    [
      '/headers/0/key missing: /headers/0/header > /headers/0/key',
      '/headers/0/value missing: /headers/0/val > /headers/0/value'
    ]
  ],
  [
    'not of another thing',
    columns,
    { columns: [{ row: 'a', kind: 'int' }] },
    [
      '/columns/0/type missing: /columns/0/kind > /columns/0/type',
      '/columns/0/name missing: /columns/0/row > /columns/0/name?'
    ]
  ],
  [
    'nor one of two',
    closed({
      columns: list(closed({ name: text, label: text, n: integer }, 'name', 'label', 'n'))
    }),
    { columns: [{ column: 'a', x: 'b' }] },
    [
      '/columns/0/name missing: add',
      '/columns/0/label missing: add',
      '/columns/0/n missing: add',
      '/columns/0/column unexpected: remove',
      '/columns/0/x unexpected: remove'
    ]
  ],
  [
    'nor what is no text',
    columns,
    { columns: [{ column: 7, type: 'int' }] },
    ['/columns/0/name missing: add', '/columns/0/column unexpected: remove']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
