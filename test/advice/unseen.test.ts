import { judge } from '@toolfault/advice/judge'
import { compile } from '@toolfault/validators/ajv'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/unseen')

const text = { type: 'string' }
const integer = { type: 'integer' }
const closed = { additionalProperties: false }

const object = (properties: object, required: ReadonlyArray<string> = [], more = {}): object => ({
  type: 'object',
  properties,
  required,
  ...more
})

const decide = judge(compile)

/** What is said of a call, line by line. */
const lines = (inputSchema: object, value: unknown): ReadonlyArray<string> => {
  const verdict = decide({ name: 't', inputSchema }, value)
  assert.is(verdict.valid, false)
  if (verdict.valid) return []
  const [head = '', ...points] = digest(verdict.fault).split('\n')
  return points.length > 0
    ? points.map((point) => point.replace(/^- /, ''))
    : [head.replace(/^Invalid arguments for tool t: /, '').replace(/\.$/, '')]
}

const actions = {
  oneOf: [
    object({ kind: { const: 'click' }, at: text }, ['kind', 'at'], closed),
    object({ kind: { const: 'fill' }, at: text, value: text }, ['kind', 'at', 'value'], closed),
    object({ kind: { enum: ['shot', 'page'] }, full: { type: 'boolean' } }, ['kind'], closed)
  ]
}
const action = object({ action: actions }, ['action'], closed)
const others = 'other shapes: "fill", "shot | page"'

const limit = object({ limit: { anyOf: [{ type: 'integer', maximum: 9 }, { const: 'all' }] } })

/** Where one key has a value, another is needed. */
const needed = (key: string, value: string, other: string): object => ({
  if: { properties: { [key]: { const: value } } },
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: { required: [other] }
})

const delivery = object({ by: { enum: ['email', 'sms'] }, address: text, phone: text }, ['by'], {
  allOf: [needed('by', 'email', 'address'), needed('by', 'sms', 'phone')]
})

const invoice = object(
  { invoice: object({ number: text, total: integer }, ['number', 'total'], closed), note: text },
  ['invoice'],
  closed
)

// Issue 3: "the best error writer there is, for a model that has one more try": what each call needs to be
// right is said, and nothing that is not true.
for (const [name, schema, value, wanted] of [
  // The branch that was meant.
  [
    'a tag under another key tells the branch',
    action,
    { action: { type: 'click', at: 'a' } },
    [
      `\`action.kind\` is missing: rename \`action.type\` to \`action.kind\` (taken as "click" by its \`action.type\`; ${others})`
    ]
  ],
  [
    'a tag as the key of a wrapper tells the branch, and is still to be added',
    action,
    { action: { click: { at: 'a' } } },
    [
      '`action` is wrapped in `action.click`: send the object inside `action.click` as `action` itself',
      `\`action.kind\` is missing: add \`action.kind\` ("click") (taken as "click" by its \`action.click\`; ${others})`
    ]
  ],
  [
    'a missing tag lists the branches that are left',
    action,
    { action: { at: 'a' } },
    ['`action.kind` is missing: add `action.kind` (one of "click" or "fill")']
  ],
  [
    'a number in quotes is no slip of the only constant',
    limit,
    { limit: '5' },
    [
      '`limit` must be an integer, at most 9, received "5": send 5 without quotes (taken as "integer" as the closest; other shapes: "all")'
    ]
  ],
  [
    'the constant in other capitals is',
    limit,
    { limit: 'ALL' },
    [
      '`limit` must be "all", received "ALL": send "all" (taken as "all" by its type; other shapes: "integer")'
    ]
  ],
  [
    'keys that a branch only asks for tell it, near ones too',
    object({ lat: integer, lng: integer, address: text }, [], {
      anyOf: [{ required: ['lat', 'lng'] }, { required: ['address'] }]
    }),
    { adress: 'x' },
    [
      '`address` is missing: rename `adress` to `address` (taken as "{ address }" by its keys; other shapes: "{ lat, lng }")'
    ]
  ],
  [
    'the items of an array tell it',
    object({
      c: {
        anyOf: [
          { type: 'array', items: integer, maxItems: 2 },
          { type: 'array', items: { type: 'array', items: integer }, minItems: 3 }
        ]
      }
    }),
    { c: [[1], [2]] },
    [
      '`c` must have at least 3 items, received an array of 2 items: add 1 more item (each item is integer[]) (taken as "integer[][]" as the closest; other shapes: "integer[]")'
    ]
  ],
  [
    'two that match are told by the keys that tell them',
    object({ id: text, mail: text }, [], { oneOf: [{ required: ['id'] }, { required: ['mail'] }] }),
    { id: 'a', mail: 'b' },
    [
      'the arguments must not have `id` and `mail` together, received an object of 2 keys: remove `id` or `mail`'
    ]
  ],
  // What a place asks for.
  [
    'a union of constants lists them, a base class does not hide them',
    {
      allOf: [
        object({ size: text }),
        object({ size: { anyOf: [{ const: 's' }, { const: 'm' }] } }, ['size'])
      ]
    },
    {},
    ['`size` is missing: add `size` (one of "s" or "m")']
  ],
  [
    'what may be null tells its limits',
    object({ n: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] } }),
    { n: '7' },
    ['`n` must be an integer or null, at least 1, received "7": send 7 without quotes']
  ],
  [
    'a tuple is written out, and a map',
    object({
      box: { type: 'array', prefixItems: [integer, integer], minItems: 2 },
      env: { type: 'object', additionalProperties: text }
    }),
    { box: [1], env: 'A=b' },
    [
      '`box` must have at least 2 items, received an array of 1 item: send [integer, integer]',
      '`env` must be an object, received a string of 3 characters: send an object { [key]: string }'
    ]
  ],
  [
    'a constant is sent whole',
    object({ c: { const: 'x'.repeat(100) } }),
    { c: 'y' },
    [
      `\`c\` must be "${'x'.repeat(100)}", received a string of 1 character: send "${'x'.repeat(100)}"`
    ]
  ],
  // What is not true when the rest is mended is not said.
  [
    'a condition waits for its own key',
    delivery,
    {},
    ['`by` is missing: add `by` (one of "email" or "sms")']
  ],
  [
    'a key is unevaluated because its own rule failed',
    object({ a: text }, [], {
      anyOf: [object({ b: integer }, ['b']), object({ c: integer }, ['c'])],
      unevaluatedProperties: false
    }),
    { a: 'x', b: 'y' },
    [
      '`b` must be an integer, received a string of 1 character: send an integer (taken as "{ b }" by its keys; other shapes: "{ c }")'
    ]
  ],
  [
    'enough items match when one is mended',
    object({
      files: {
        type: 'array',
        items: object({ main: { type: 'boolean' } }),
        contains: object({ main: { const: true } }, ['main'])
      }
    }),
    { files: [{ main: 'true' }] },
    ['`files[0].main` must be a boolean, received "true": send true without quotes']
  ],
  [
    'a union inside a branch that was not meant is not',
    object({
      u: {
        anyOf: [
          object({ k: { const: 1 }, x: { anyOf: [object({ p: text }, ['p']), integer] } }, ['k']),
          object({ k: { const: 2 }, x: text, y: text }, ['k', 'y'])
        ]
      }
    }),
    { u: { k: 2, x: 'fine' } },
    ['`u.y` is missing: add `u.y` (string) (taken as "2" by its `u.k`; other shapes: "1")']
  ],
  // What comes to light when the advice is followed.
  [
    'a value under a wrong name is looked at',
    object({ kind: { enum: ['Bug', 'Task'] } }, ['kind'], closed),
    { type: 'bug' },
    [
      '`kind` is missing: rename `type` to `kind`',
      '`kind` must be one of "Bug" or "Task", received "bug": send "Bug"'
    ]
  ],
  [
    'so is what stands in JSON text',
    object({ f: object({ n: integer, s: { enum: ['on', 'off'] } }, ['n', 's']) }),
    { f: '{"n":"1"}' },
    [
      '`f` must be an object, received a string of 9 characters: send the object itself, not JSON text',
      '`f.s` is missing: add `f.s` (one of "on" or "off")',
      '`f.n` must be an integer, received "1": send 1 without quotes'
    ]
  ],
  [
    'a mended tag has its branch speak',
    action,
    { action: { kind: 'Fill', at: 'a' } },
    [
      '`action.kind` must be one of "click", "fill", "shot" or "page", received "Fill": send "fill"',
      '`action.value` is missing: add `action.value` (string) (taken as "fill" by its `action.kind`; other shapes: "click", "shot | page")'
    ]
  ],
  [
    'a mended condition has its half speak',
    delivery,
    { by: 'SMS' },
    [
      '`by` must be one of "email" or "sms", received "SMS": send "sms"',
      '`phone` is missing because `by` is "sms": add `phone` (string)'
    ]
  ],
  // Where keys belong.
  [
    'what belongs into a missing object is moved, and what it lacks is asked for',
    invoice,
    { number: 'a' },
    [
      '`invoice.number` is missing: move `number` to `invoice.number`',
      '`invoice.total` is missing: add `invoice.total` (integer)'
    ]
  ],
  [
    'a refused key goes to the only object that knows it',
    object({ q: text, options: object({ deep: { type: 'boolean' } }, [], closed) }, ['q'], closed),
    { q: 'a', deep: true },
    ['`deep` is not an accepted key: move `deep` to `options.deep`']
  ],
  [
    'and to neither where two do, which is said',
    object(
      { from: object({ zip: text }, [], closed), to: object({ zip: text }, [], closed) },
      [],
      closed
    ),
    { from: {}, to: {}, zip: '1' },
    [
      '`zip` is not an accepted key: remove `zip` (the arguments also take { from?: { zip?: string }, to?: { zip?: string } })'
    ]
  ],
  [
    'which is said of what a single branch of theirs knows, too',
    object(
      {
        from: { anyOf: [object({ zip: text }), object({ city: text })] },
        to: object({ zip: text })
      },
      [],
      closed
    ),
    { from: { city: 'a' }, to: {}, zip: '1' },
    [
      '`zip` is not an accepted key: remove `zip` (the arguments also take { from?: { zip?: string }, to?: { zip?: string } })'
    ]
  ],
  [
    'and with what every branch of theirs takes there',
    object(
      {
        from: { anyOf: [object({ by: { const: 'zip' } }), object({ by: { const: 'city' } })] },
        to: object({ by: text })
      },
      [],
      closed
    ),
    { from: {}, to: {}, by: 'zip' },
    [
      '`by` is not an accepted key: remove `by` (the arguments also take { from?: { by?: "zip" | "city" }, to?: { by?: string } })'
    ]
  ],
  [
    'a key of a map is near to a listed one',
    object({ m: { type: 'object', propertyNames: { enum: ['cpu', 'disk'] } } }),
    { m: { CPU: 1 } },
    [
      '`m.CPU` is not an accepted key, keys must be one of "cpu" or "disk": rename `m.CPU` to `m.cpu`'
    ]
  ],
  [
    'like renames are one',
    object({ rows: { type: 'array', items: object({ id: integer }, ['id'], closed) } }),
    { rows: [{ Id: 1 }, { Id: 2 }, { Id: 3 }] },
    ['`rows[0…2].id` is missing, 3 values: rename `rows[0…2].Id` to `rows[0…2].id`']
  ]
] as const satisfies ReadonlyArray<readonly [string, object, unknown, ReadonlyArray<string>]>) {
  test(name, () => {
    assert.equal(lines(schema, value), wanted)
  })
}

// "None of these when its key, its schema or its look says secret": nor by what it must not be, nor by the
// name of a branch, nor by an example.
for (const [name, schema, value] of [
  [
    'the value that is excluded',
    object({ password: { type: 'string', not: { enum: ['hunter2'] } } }),
    { password: 'hunter2' }
  ],
  [
    'the tag of a branch',
    object({
      u: {
        oneOf: [
          object({ token: { const: 'hunter2' }, a: text }, ['token', 'a']),
          object({ token: { const: 'b' }, b: text }, ['token', 'b'])
        ]
      }
    }),
    { u: { token: 'hunter2' } }
  ],
  [
    'an example of what holds it',
    object({ login: { ...object({ password: text }), examples: [{ password: 'hunter2' }] } }),
    { login: 5 }
  ],
  [
    'a value inside JSON text',
    object({ login: object({ password: text }) }),
    { login: '{"password":4711}' }
  ]
] as const) {
  test(`a secret is not shown as ${name}`, () => {
    const verdict = decide({ name: 't', inputSchema: schema }, value)
    assert.is(verdict.valid, false)
    if (!verdict.valid) {
      assert.not.match(digest(verdict.fault, { verbosity: 'full' }), /hunter2|4711/)
    }
  })
}

test.run()
