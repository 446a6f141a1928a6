/** Texts that are one item, whatever marks they hold. */
const whole = [
  'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
  '1 Main St, Springfield, IL',
  'Hello, world. How are you?',
  'Doe, John <j@x.y>',
  'git commit -m "a, b"',
  'npm run build && npm test',
  'SELECT a, b FROM t',
  'ls -la',
  'rgb(1, 2, 3)',
  'https://a.b/?x=1,2;y=3',
  'src/**/*.{ts,tsx}',
  'Ann and Bob',
  'Smith, J., & Lee, K.'
]

/** Texts that hold several items. */
const several = {
  'a,b,c': ['a', 'b', 'c'],
  'bug; ui': ['bug', 'ui'],
  'a@x.y, b@x.y': ['a@x.y', 'b@x.y'],
  'one\ntwo': ['one', 'two'],
  'Mon, Tue, Wed': ['Mon', 'Tue', 'Wed'],
  '2026-01-02,2026-01-03': ['2026-01-02', '2026-01-03'],
  '["a","b"]': ['a', 'b'],
  "['a', 'b']": ['a', 'b'],
  '- a\n- b': ['a', 'b'],
  'INBOX,UNREAD': ['INBOX', 'UNREAD']
}

/** Calls that have one text where a list of free texts belongs; they are not meant for what the call had. */
export const texts = ({ object, key, schema, itemsOf }) => {
  const items = itemsOf(schema)
  if (schema.type !== 'array' || items?.type !== 'string' || items.enum) return []
  const having = (value) => ({ ...object, [key]: value })
  return [
    ...whole.map((text) => ({
      kind: 'one text for a list',
      object: having(text),
      meant: having([text])
    })),
    ...Object.entries(several).map(([text, list]) => ({
      kind: 'several items in a text',
      object: having(text),
      meant: having(list)
    }))
  ]
}
