import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/map.around')

const mapOf = (additionalProperties: object): object => ({ type: 'object', additionalProperties })
const service = closed({ image: text, cpus: integer })
const needy = closed({ image: text, cpus: integer }, 'image')
const web = { image: 'x' }

// docs/advice.md: "a map stands again under one key of itself: send what stands inside".
for (const [name, items, value, wanted] of [
  ['its own name', service, { m: { web } }, ['/m/m unexpected: unwrap m']],
  [
    'its own name, of which one key has to be there',
    needy,
    { m: { web } },
    ['/m/m unexpected: unwrap m']
  ],
  ['what says value', service, { value: { web } }, ['/m/value unexpected: unwrap value']],
  [
    'its own name, with several',
    service,
    { m: { web, db: { image: 'y' } } },
    ['/m/m unexpected: unwrap m']
  ],
  [
    'its own name, and what is wrong inside is told next',
    needy,
    { m: { web: { image: 'x', cpus: 'y' } } },
    ['/m/m unexpected: unwrap m', '/m/web/cpus type: send integer']
  ],
  [
    'not where one of them stands under another name, in another layer',
    service,
    { web: { spec: web } },
    ['/m/web/spec unexpected: unwrap spec']
  ],
  [
    'nor where each of several does',
    service,
    { web: { spec: web }, db: { spec: web } },
    ['/m/web/spec unexpected: unwrap spec', '/m/db/spec unexpected: unwrap spec']
  ],
  [
    'nor where one is called value, and wrapped in what holds arguments',
    service,
    { value: { config: web } },
    ['/m/value/config unexpected: unwrap config']
  ],
  [
    'nor where another stands beside it',
    service,
    { m: { spec: web }, db: web },
    ['/m/m/spec unexpected: unwrap spec']
  ],
  [
    'nor where the keys of one stand in groups',
    service,
    { web: { container: web, limits: { cpus: 1 } } },
    ['/m/web/container unexpected: remove', '/m/web/limits unexpected: remove']
  ],
  ['nor where one has its name', service, { m: web }, []],
  [
    'nor where what stands inside is near to keys of one',
    closed({ image: text, blue: closed({ image: text }), green: closed({ image: text }) }),
    { web: { blu: { image: 'a' }, gren: { image: 'b' } } },
    [
      '/m/web/blu unexpected: /m/web/blu > /m/web/blue',
      '/m/web/gren unexpected: /m/web/gren > /m/web/green'
    ]
  ]
] as const) {
  test(`a map under one key of itself: ${name}`, () =>
    assert.equal(linesOf(open({ m: mapOf(items) }, 'm'), { m: value }), wanted))
}

test('so many that stand under names are compared, and no more', () => {
  const told = (count: number): ReadonlyArray<string> => {
    const names = Array.from({ length: count }, (_, at) => String.fromCharCode(97 + at))
    const m = Object.fromEntries(names.map((name) => [`s${name}`, web]))
    return linesOf(open({ m: mapOf(service) }, 'm'), { m: { m } })
  }
  assert.equal(told(16), ['/m/m unexpected: unwrap m'])
  assert.equal(told(17).slice(0, 2), ['/m/m/sa unexpected: remove', '/m/m/sb unexpected: remove'])
})

test.run()
