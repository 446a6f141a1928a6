import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.nest')

/** Objects in objects, each the only key of the one around it. */
const nested = (inner: object, ...keys: ReadonlyArray<string>): object =>
  keys.reduceRight((within, key) => closed({ [key]: within }, key), inner)

const list = { type: 'array', items: text }
const city = closed({ city: text, zip: text }, 'city')
const ref = closed(
  { uid: text, kind: text, namespace: text, name: text },
  'uid',
  'kind',
  'namespace',
  'name'
)
const fields = { type: 'array', items: closed({ type: text, path: text }, 'type') }
const vector = closed({ type: { const: 'vector' }, fields }, 'type', 'fields')
const classic = closed({ type: { const: 'classic' }, keys: { type: 'object' } }, 'type', 'keys')
const kind = { enum: ['collection', 'spec'] }
const source = closed({ type: kind, id: text }, 'type', 'id')
const flex = closed(
  { type: { const: 'flex' }, altText: text, contents: open({ type: text, body: open({}) }) },
  'type',
  'altText',
  'contents'
)
const mail = closed({ email: text }, 'email')

// What stands beside a missing object and belongs into it, by docs/advice.md: "move it to where it belongs".
for (const [name, schema, value, wanted] of [
  [
    'a refused key that the missing object knows goes into it',
    closed({ address: city }, 'address'),
    { city: 'x' },
    ['/address/city missing: /city > /address/city']
  ],
  [
    'one that nobody refused may be what it seems',
    open({ address: city }, 'address'),
    { city: 'x' },
    ['/address/city missing: /city > /address/city?']
  ],
  [
    'two such keys are no accident',
    open({ address: city }, 'address'),
    { city: 'x', zip: 'y' },
    ['/address/city missing: /city > /address/city', '/address/zip missing: /zip > /address/zip']
  ],
  [
    'what the object lacks then is missing',
    closed({ address: closed({ city: text, zip: text, land: text }, 'city', 'zip') }, 'address'),
    { city: 'x' },
    ['/address/city missing: /city > /address/city', '/address/zip missing: add']
  ],
  [
    'an object with several keys of the missing one is that, and what it lacks goes into it',
    closed({ ref }, 'ref'),
    { namespace: 'x', other: { kind: 'y', name: 'z' } },
    [
      '/ref missing: /other > /ref',
      '/ref/namespace missing: /namespace > /ref/namespace',
      '/ref/uid missing: add'
    ]
  ],
  [
    'and where it only may be that, it lacks nothing that it has',
    closed({ ref, more: text }, 'ref', 'more'),
    { namespace: 'x', other: { kind: 'y', name: 'z' } },
    [
      '/namespace unexpected: /namespace > /ref/namespace?',
      '/ref missing: /other > /ref?',
      '/more missing: add',
      '/ref/uid missing: add'
    ]
  ],
  [
    'an object that says it is another is none, but what has the key of it',
    closed({ message: flex }, 'message'),
    { altText: 'x', contents: { type: 'bubble', body: {} } },
    [
      '/message/altText missing: /altText > /message/altText',
      '/message/contents missing: /contents > /message/contents',
      '/message/type missing: add'
    ]
  ],
  [
    'an object that says it is another is none under another name either',
    closed({ message: flex }, 'message'),
    { other: { type: 'bubble', altText: 'x', contents: { body: {} } } },
    ['/message missing: add', '/other unexpected: remove']
  ],
  [
    'an object with one key of it and another is none',
    closed({ ref: closed({ kind: text, zone: text }, 'kind', 'zone') }, 'ref'),
    { zone: 'x', other: { kind: 'y', quokka: 'z' } },
    ['/ref/zone missing: /zone > /ref/zone', '/other unexpected: remove', '/ref/kind missing: add']
  ],
  [
    'a list goes into the item that knows it by its name, though such a list might be one of items',
    closed({ defs: { type: 'array', items: { oneOf: [vector, classic] } } }, 'defs'),
    { type: 'vector', fields: [{ type: 'a', path: 'b' }] },
    ['/type unexpected: /type > /defs/0/type', '/fields unexpected: /fields > /defs/0/fields']
  ],
  [
    'so it does where the items are of one kind',
    closed({ defs: { type: 'array', items: vector } }, 'defs'),
    { type: 'vector', fields: [{ type: 'a', path: 'b' }] },
    ['/type unexpected: /type > /defs/0/type', '/fields unexpected: /fields > /defs/0/fields']
  ],
  [
    'but one that would do for the whole as it is is that',
    closed({ defs: { type: 'array', items: vector } }, 'defs'),
    { fields: [{ type: 'vector', fields: [] }] },
    ['/defs missing: /fields > /defs']
  ],
  [
    'what neither knows is refused all the same',
    closed({ address: city }, 'address'),
    { city: 'x', quokka: 1 },
    ['/address/city missing: /city > /address/city', '/quokka unexpected: remove']
  ],
  [
    'it goes into an object that the missing one has to hold, and both lack what they lack',
    closed(
      {
        order: closed(
          { id: integer, customer: closed({ email: text, name: text }, 'email', 'name') },
          'id',
          'customer'
        )
      },
      'order'
    ),
    { email: 'x' },
    [
      '/order/customer/email missing: /email > /order/customer/email',
      '/order/id missing: add',
      '/order/customer/name missing: add'
    ]
  ],
  [
    'the outer object of two that know it takes it',
    closed({ order: closed({ email: text, customer: mail }, 'customer') }, 'order'),
    { email: 'x' },
    ['/email unexpected: /email > /order/email', '/order/customer missing: add']
  ],
  [
    'what the outer object does not know goes into the one that it has to hold',
    closed(
      {
        request: closed(
          { project: text, body: closed({ key: text, name: text, tags: text }, 'key', 'name') },
          'project',
          'body'
        )
      },
      'request'
    ),
    { project: 'p', name: 'n', tags: 't' },
    [
      '/request/project missing: /project > /request/project',
      '/name unexpected: /name > /request/body/name',
      '/tags unexpected: /tags > /request/body/tags',
      '/request/body/key missing: add'
    ]
  ],
  [
    'but not into one that stands beside it',
    closed(
      { request: closed({ project: text, body: closed({ key: text }, 'key') }, 'project', 'body') },
      'request'
    ),
    { project: 'p', body: { key: 'k' }, key: 'x' },
    [
      '/request/project missing: /project > /request/project',
      '/request/body missing: /body > /request/body',
      '/key unexpected: remove'
    ]
  ],
  [
    'of two missing objects the one that knows it further out takes it',
    closed(
      { deep: closed({ inner: mail }, 'inner'), flat: closed({ email: text, id: text }) },
      'deep',
      'flat'
    ),
    { email: 'x' },
    ['/email unexpected: /email > /flat/email', '/deep missing: add']
  ],
  [
    'into what the missing object may do without go the keys that make it whole',
    closed(
      { to: closed({ do: text, params: closed({ dir: text, site: text }, 'dir') }, 'do') },
      'to'
    ),
    { do: 'deploy', site: 's', dir: 'd' },
    [
      '/to/do missing: /do > /to/do',
      '/site unexpected: /site > /to/params/site',
      '/dir unexpected: /dir > /to/params/dir'
    ]
  ],
  [
    'but not without what that has to hold',
    closed(
      { to: closed({ do: text, params: closed({ dir: text, site: text }, 'dir') }, 'do') },
      'to'
    ),
    { do: 'deploy', site: 's' },
    ['/to/do missing: /do > /to/do', '/site unexpected: remove']
  ],
  [
    'nor where two such know them',
    closed(
      { to: closed({ do: text, a: closed({ dir: text }), b: closed({ dir: text }) }, 'do') },
      'to'
    ),
    { do: 'deploy', dir: 'd' },
    ['/to/do missing: /do > /to/do', '/dir unexpected: remove']
  ],
  [
    'nor where an object beside the missing one knows them as well',
    closed(
      { to: closed({ do: text, params: closed({ dir: text }) }, 'do'), at: closed({ dir: text }) },
      'to'
    ),
    { do: 'deploy', dir: 'd' },
    ['/to/do missing: /do > /to/do', '/dir unexpected: /dir > /at/dir']
  ],
  [
    'a list or an object for which that is no place goes where another goes',
    closed({ request: closed({ project: text, env: text, filter: text }, 'project') }, 'request'),
    { project: 'p', env: ['e'], filter: { state: 'live' } },
    [
      '/project unexpected: /project > /request/project',
      '/env unexpected: /env > /request/env',
      '/filter unexpected: /filter > /request/filter',
      '/request/env type: unwrap',
      '/request/filter type: send string'
    ]
  ],
  [
    'but not where nothing else goes there',
    closed({ request: closed({ env: text }) }, 'request'),
    { env: ['e'] },
    ['/request missing: add', '/env unexpected: remove']
  ],
  [
    'nor where nobody refused it',
    open({ request: open({ project: text, tag: text, env: text }, 'project') }, 'request'),
    { project: 'p', tag: 't', env: ['e'] },
    [
      '/request/project missing: /project > /request/project',
      '/request/tag missing: /tag > /request/tag'
    ]
  ],
  [
    'but no object where a text has to stand',
    closed(
      { request: closed({ project: text, body: closed({ key: text }, 'key') }, 'project', 'body') },
      'request'
    ),
    { project: 'p', key: { key: 'k' } },
    [
      '/request/project missing: /project > /request/project',
      '/key unexpected: remove',
      '/request/body missing: add'
    ]
  ],
  [
    'of two missing objects the one that has to have it takes it',
    closed({ target: closed({ id: text }, 'id'), place: closed({ id: text }) }, 'target', 'place'),
    { id: 'x' },
    ['/target/id missing: /id > /target/id', '/place missing: add']
  ],
  [
    'all of several keys that it has to hold, in other words',
    closed(
      { event: closed({ summary: text, start: text, end: text }, 'summary', 'start', 'end') },
      'event'
    ),
    { title: 'x', start_time: '1', end_time: '2' },
    [
      '/event/summary missing: /title > /event/summary',
      '/event/start missing: /start_time > /event/start',
      '/event/end missing: /end_time > /event/end'
    ]
  ],
  [
    'none of several of which two would be the same',
    closed({ at: closed({ latitude: text, longitude: text }, 'latitude', 'longitude') }, 'at'),
    { lat: '1', latitud: '2', lng: '3' },
    [
      '/at missing: add',
      '/lat unexpected: remove',
      '/latitud unexpected: remove',
      '/lng unexpected: remove'
    ]
  ],
  [
    'what is changed in an item, and what takes its place, in other words',
    closed(
      {
        path: text,
        edits: {
          type: 'array',
          items: closed({ oldText: text, newText: text }, 'oldText', 'newText')
        }
      },
      'path',
      'edits'
    ),
    { path: 'a', old_string: 'x', new_string: 'y' },
    [
      '/old_string unexpected: /old_string > /edits/0/oldText',
      '/new_string unexpected: /new_string > /edits/0/newText'
    ]
  ],
  [
    'the first and the second of two, by number',
    closed(
      { pair: closed({ first_name: text, second_name: text }, 'first_name', 'second_name') },
      'pair'
    ),
    { name1: 'x', name2: 'y' },
    [
      '/pair/first_name missing: /name1 > /pair/first_name',
      '/pair/second_name missing: /name2 > /pair/second_name'
    ]
  ],
  [
    'what another object inside could hold as well stays with the rest',
    closed(
      {
        id: text,
        post: closed(
          { key: text, name: text, mode: text, variant: closed({ key: text, mode: text }, 'key') },
          'key',
          'name'
        )
      },
      'post'
    ),
    { id: 'p', key: 'k', name: 'n', mode: 'a' },
    ['key', 'name', 'mode'].map((key) => `/${key} unexpected: /${key} > /post/${key}`)
  ],
  [
    'none of them surely where a name would be the id of one',
    closed({ row: closed({ title: text, assigneeId: text }, 'title', 'assigneeId') }, 'row'),
    { name: 'x', assignee: 'Bob Smith' },
    [
      '/name unexpected: /name > /row/title?',
      '/assignee unexpected: /assignee > /row/assigneeId?',
      '/row missing: add'
    ]
  ],
  [
    'the last one that it has to hold, in other words',
    closed({ page: closed({ parent: text, title: text }, 'parent', 'title') }, 'page'),
    { parent: 'x', name: 'y' },
    ['/page/parent missing: /parent > /page/parent', '/page/title missing: /name > /page/title']
  ],
  [
    'not the last one where a word would be its id',
    closed({ row: closed({ name: text, project_id: text }, 'name', 'project_id') }, 'row'),
    { name: 'x', project_name: 'Home' },
    [
      '/row/name missing: /name > /row/name',
      '/project_name unexpected: remove',
      '/row/project_id missing: add'
    ]
  ],
  [
    'all of several keys that it has to hold, under names that are near',
    closed({ size: closed({ width: integer, height: integer }, 'width', 'height') }, 'size'),
    { widht: 1, heigth: 2 },
    ['/size/width missing: /widht > /size/width', '/size/height missing: /heigth > /size/height']
  ],
  [
    'but not one of them alone',
    closed({ size: closed({ width: integer, depth: integer }, 'width', 'depth') }, 'size'),
    { widht: 1 },
    ['/size missing: add', '/widht unexpected: remove']
  ],
  [
    'nor the only one',
    closed({ size: closed({ width: integer }, 'width') }, 'size'),
    { widht: 1 },
    ['/size missing: add', '/widht unexpected: remove']
  ],
  [
    'nor where one would not be taken',
    closed({ size: closed({ width: integer, height: integer }, 'width', 'height') }, 'size'),
    { widht: 1, heigth: 'x' },
    ['/size missing: add', '/widht unexpected: remove', '/heigth unexpected: remove']
  ],
  [
    'a key that is near to what it still lacks is that',
    closed({ flag: closed({ flagKey: text, name: text }, 'flagKey', 'name') }, 'flag'),
    { name: 'n', flagKeys: 'k' },
    ['/flag/name missing: /name > /flag/name', '/flag/flagKey missing: /flagKeys > /flag/flagKey']
  ],
  [
    'but not where it would not be taken',
    closed({ flag: closed({ flagKey: integer, name: text }, 'flagKey', 'name') }, 'flag'),
    { name: 'n', flagKeys: 'k' },
    [
      '/flag/name missing: /name > /flag/name',
      '/flagKeys unexpected: remove',
      '/flag/flagKey missing: add'
    ]
  ],
  [
    'nor where two of them would have it',
    closed(
      {
        from: closed({ city: text, fromId: text }, 'fromId'),
        to: closed({ zip: text, fromId: text }, 'fromId')
      },
      'from',
      'to'
    ),
    { city: 'x', zip: 'y', fromIdd: 'z' },
    [
      '/city unexpected: /city > /from/city',
      '/zip unexpected: /zip > /to/zip',
      '/fromIdd unexpected: remove',
      '/from/fromId missing: add',
      '/to/fromId missing: add'
    ]
  ],
  [
    'a key that says of which kind the missing object is, and what of it is sent',
    closed({ source }, 'source'),
    { collectionId: 'c1' },
    ['/source/id missing: /collectionId > /source/id', '/source/type missing: add']
  ],
  [
    'or of which kind it is alone',
    open({ source }, 'source'),
    { spec: 's1' },
    ['/source/id missing: /spec > /source/id?', '/source/type missing: add']
  ],
  [
    'but not two such keys',
    closed({ source }, 'source'),
    { collectionId: 'c1', specId: 's1' },
    ['/source missing: add', '/collectionId unexpected: remove', '/specId unexpected: remove']
  ],
  [
    'whatever else than texts it lists',
    closed({ source: closed({ type: { enum: [1, 'spec'] }, id: text }, 'type', 'id') }, 'source'),
    { specId: 's1' },
    ['/source/id missing: /specId > /source/id', '/source/type missing: add']
  ],
  [
    'not into what is moved there itself',
    closed({ event: closed({ start: closed({ dateTime: text }, 'dateTime') }, 'start') }, 'event'),
    { start: {}, dateTime: 'b' },
    [
      '/event/start missing: /start > /event/start',
      '/dateTime unexpected: remove',
      '/event/start/dateTime missing: add'
    ]
  ],
  [
    'nor one of no kind that it lists',
    closed({ source }, 'source'),
    { requestId: 'r1' },
    ['/source missing: add', '/requestId unexpected: remove']
  ],
  [
    'nor one that would not be taken',
    closed({ source }, 'source'),
    { collectionId: ['c1'] },
    ['/source missing: add', '/collectionId unexpected: remove']
  ],
  [
    'nor where the object has to have more',
    closed({ source: closed({ type: kind, id: text, uid: text }, 'type', 'id', 'uid') }, 'source'),
    { collectionId: 'c1' },
    ['/source missing: add', '/collectionId unexpected: remove']
  ],
  [
    'a list that the missing object has to have was meant for it',
    open({ workflow: open({ steps: list }, 'steps') }, 'workflow'),
    { steps: ['a'] },
    ['/workflow/steps missing: /steps > /workflow/steps']
  ],
  [
    'an empty one may be what it seems',
    open({ workflow: open({ steps: list }, 'steps') }, 'workflow'),
    { steps: [] },
    ['/workflow/steps missing: /steps > /workflow/steps?']
  ],
  [
    'three levels down are looked at',
    nested(mail, 'a', 'b', 'c'),
    { email: 'x' },
    ['/a/b/c/email missing: /email > /a/b/c/email']
  ],
  [
    'a fourth is not',
    nested(mail, 'a', 'b', 'c', 'd'),
    { email: 'x' },
    ['/a missing: add', '/email unexpected: remove']
  ],
  [
    'an object that need not be there was not meant',
    closed({ order: closed({ customer: mail }) }, 'order'),
    { email: 'x' },
    ['/order missing: add', '/email unexpected: remove']
  ],
  [
    'of two inner objects that know it neither is named',
    closed({ order: closed({ buyer: mail, seller: mail }, 'buyer', 'seller') }, 'order'),
    { email: 'x' },
    ['/order missing: add', '/email unexpected: remove']
  ],
  [
    'of two inner objects each gets what it alone knows, and neither what both know',
    closed(
      {
        app: closed(
          { meta: closed({ name: text, zone: text }), spec: closed({ name: text, plan: text }) },
          'meta',
          'spec'
        )
      },
      'app'
    ),
    { name: 'x', zone: 'y', plan: 'z' },
    [
      '/zone unexpected: /zone > /app/meta/zone',
      '/plan unexpected: /plan > /app/spec/plan',
      '/name unexpected: remove'
    ]
  ],
  [
    'of two missing objects that know it neither is named',
    closed({ billing: city, shipping: city }, 'billing', 'shipping'),
    { city: 'x' },
    ['/billing missing: add', '/shipping missing: add', '/city unexpected: remove']
  ],
  [
    'of two missing objects each gets what it alone knows',
    closed(
      {
        billing: closed({ city: text, iban: text }),
        shipping: closed({ city: text, carrier: text })
      },
      'billing',
      'shipping'
    ),
    { iban: 'x', carrier: 'y', city: 'z' },
    [
      '/iban unexpected: /iban > /billing/iban',
      '/carrier unexpected: /carrier > /shipping/carrier',
      '/city unexpected: remove'
    ]
  ],
  [
    'what has another name is no part of it',
    closed({ cities: text, address: closed({ city: text }, 'city') }, 'cities', 'address'),
    { city: 'x' },
    ['/cities missing: /city > /cities', '/address missing: add']
  ],
  [
    'in an item of an array',
    { properties: { rows: { type: 'array', items: closed({ address: city }, 'address') } } },
    { rows: [{ address: { city: 'x' } }, { city: 'y' }] },
    ['/rows/1/address/city missing: /rows/1/city > /rows/1/address/city']
  ],
  [
    'through a reference, under keys that have to be escaped',
    {
      ...closed({ 'a/b': { $ref: '#/$defs/inner' } }, 'a/b'),
      $defs: { inner: closed({ 'c~d': text, constructor: text }, 'c~d') }
    },
    { 'c~d': 'x', constructor: 'y' },
    [
      '/c~0d unexpected: /c~0d > /a~1b/c~0d',
      '/constructor unexpected: /constructor > /a~1b/constructor'
    ]
  ]
] as const) {
  test(`beside a missing object ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const page = closed({ title: text, slug: text }, 'title')
const acts = { type: 'array', items: closed({ create: page, move: closed({ id: text }, 'id') }) }
const remove = '/action unexpected: remove'

// A text that is the key of an object inside says which of them the keys beside it are for, and is no other name of the whole.
for (const [name, schema, value, wanted] of [
  [
    'of an item',
    closed({ actions: acts }, 'actions'),
    { action: 'create', title: 'x' },
    ['/actions/0/create/title missing: /title > /actions/0/create/title', remove]
  ],
  [
    'of an item, which lacks a key then',
    closed({ actions: acts }, 'actions'),
    { action: 'create', slug: 'x' },
    [
      '/slug unexpected: /slug > /actions/0/create/slug',
      remove,
      '/actions/0/create/title missing: add'
    ]
  ],
  [
    'of an object',
    closed({ action: closed({ create: page }) }, 'action'),
    { op: 'create', title: 'x' },
    ['/action/create/title missing: /title > /action/create/title', '/op unexpected: remove']
  ],
  [
    'for which no key is there',
    closed({ actions: acts }, 'actions'),
    { action: 'create' },
    ['/actions missing: add', remove]
  ],
  [
    'and another text of another',
    closed({ actions: acts }, 'actions'),
    { action: 'create', kind: 'move', title: 'x' },
    ['/actions missing: add', remove, '/kind unexpected: remove', '/title unexpected: remove']
  ],
  [
    'that holds no keys',
    closed(
      { actions: { type: 'array', items: closed({ create: { type: 'boolean' } }) } },
      'actions'
    ),
    { action: 'create' },
    ['/actions missing: /action > /actions', '/actions type: send array']
  ]
] as const) {
  test(`a text calls an object inside a missing one ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

test.run()
