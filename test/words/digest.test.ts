import {
  authorizationRequired,
  executionFailed,
  type Fault,
  faultKinds,
  internal,
  invalidSchema,
  malformedRequest,
  misconfigured,
  unavailable,
  unknownTool
} from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from './missing.js'

const test = suite('words/digest')

const url = 'https://a.example/auth'

const digests: ReadonlyArray<readonly [Fault, string]> = [
  [missing('city'), 'Invalid arguments for tool book: `city` is missing.'],
  [
    missing('city', 'nights'),
    'Invalid arguments for tool book:\n- `city` is missing\n- `nights` is missing'
  ],
  [
    { ...missing('city', 'nights'), message: 'No.', truncated: true },
    'No.\n- `city` is missing\n- `nights` is missing\nThe validator stopped counting; there may be more.'
  ],
  [
    { ...missing('city'), guidance: 'Use ISO names.' },
    'Invalid arguments for tool book: `city` is missing.\nUse ISO names.'
  ],
  [{ kind: 'invalid_arguments', issues: [] }, 'Invalid arguments'],
  [malformedRequest('syntax', 'line 1, column 2'), 'Parse error: line 1, column 2'],
  [malformedRequest('syntax', 'Parse error: x'), 'Parse error: x'],
  [malformedRequest('shape', 'params'), 'Invalid request: params'],
  [unknownTool('bok'), 'Unknown tool: bok'],
  [unknownTool('bok', 'book'), 'Unknown tool: bok. Did you mean `book`?'],
  [invalidSchema('bad type'), 'Invalid schema: bad type'],
  [authorizationRequired('tool'), 'Authorization required.'],
  [
    authorizationRequired('tool', [{ id: '1', url }], { service: 'Mail', userId: true }),
    `Authorization required for Mail. Ask the user to open ${url} and then repeat the call. The call must name its user.`
  ],
  [
    authorizationRequired('tool', [{ id: '1', url: 'javascript:x' }], { service: 'Mail' }),
    'Authorization required for Mail.'
  ],
  [misconfigured('mail'), 'The mail service is not configured.'],
  [
    misconfigured('mail', ['host', 'api_key']),
    'The mail service is not configured. It needs `host` and `api_key`.'
  ],
  // What the message shows already is not said again.
  [
    misconfigured('mail', ['host', 'api_key'], {
      message: 'Add `host` and `api_key` at https://a.example/set.',
      setupUrl: 'https://a.example/set'
    }),
    'Add `host` and `api_key` at https://a.example/set.'
  ],
  [
    misconfigured('mail', ['host', 'api_key'], { message: 'Add `host`.' }),
    'Add `host`. It needs `host` and `api_key`.'
  ],
  [
    misconfigured('mail', ['host'], { message: 'The host is down.' }),
    'The host is down. It needs `host`.'
  ],
  [
    authorizationRequired('tool', [], {
      message: 'Authorize (https://a.example/set), please.',
      setupUrl: 'https://a.example/set'
    }),
    'Authorize (https://a.example/set), please.'
  ],
  ...['https://a.example/settings', 'https://a.example/set/up', 'https://a.example/set.html'].map(
    (other): readonly [Fault, string] => [
      authorizationRequired('tool', [], {
        message: `Read ${other} first.`,
        setupUrl: 'https://a.example/set'
      }),
      `Read ${other} first. It is set up at https://a.example/set.`
    ]
  ),
  [
    unavailable({ retryAfterMs: 45_000, message: 'Full: please wait 45 seconds.' }),
    'Full: please wait 45 seconds.'
  ],
  [unavailable(), 'The tool is unavailable at the moment.'],
  [
    unavailable({ retryAfterMs: 500 }),
    'The tool is unavailable at the moment. Try again in 500 ms.'
  ],
  [
    unavailable({ retryAfterMs: 1_000 }),
    'The tool is unavailable at the moment. Try again in 1 second.'
  ],
  [unavailable({ retryAfterMs: 1_001, message: 'Full' }), 'Full. Try again in 2 seconds.'],
  [executionFailed(), 'The tool ran and failed.'],
  [executionFailed({ canRetry: false, retryAfterMs: 5 }), 'The tool ran and failed.'],
  [executionFailed({ canRetry: true }), 'The tool ran and failed. The call may be repeated.'],
  [
    executionFailed({ canRetry: true, retryAfterMs: 5, hint: 'Smaller range' }),
    'The tool ran and failed. Smaller range. Try again in 5 ms.'
  ],
  [internal(), 'Internal error'],
  [internal({ message: 'Disk\u0007 full' }), 'Disk full']
]

for (const [fault, wanted] of digests) {
  test(`${fault.kind}: ${JSON.stringify(wanted)}`, () => assert.is(digest(fault), wanted))
}

test('every kind of fault is above', () => {
  assert.equal([...new Set(digests.map(([{ kind }]) => kind))].sort(), [...faultKinds].sort())
})

test('a site-relative address is said with its base, or not at all [A15]', () => {
  const fault = authorizationRequired('tool', [], { setupUrl: '/setup?x=1' })
  assert.is(digest(fault), 'Authorization required.')
  assert.is(
    digest(fault, { baseUrl: 'https://a.example/deep/page' }),
    'Authorization required. It is set up at https://a.example/setup?x=1.'
  )
  assert.is(
    digest(authorizationRequired('tool', [], { setupUrl: '//evil.example' }), {
      baseUrl: 'https://a.example'
    }),
    'Authorization required.'
  )
})

test('what is meant for operators is not said', () => {
  for (const kind of faultKinds) {
    // A border: no kind has a member that is needed here.
    const fault = {
      kind,
      issues: [],
      challenges: [],
      requirements: [],
      detail: '',
      tool: 't',
      service: 's',
      developerMessage: 'secret'
    } as object as Fault
    assert.ok(digest(fault).length > 0)
    assert.not.match(digest(fault), 'secret')
  }
})

const names = Array.from({ length: 60 }, (_, at) => `parameter_number_${at}`)

for (const budget of [0, 40, 200, 1_200, 100_000]) {
  test(`within ${budget} characters as many lines as fit, the others counted`, () => {
    const lines = digest(missing(...names), { budget })
      .split('\n')
      .slice(1)
    const more = /^- and (\d+) more$/.exec(lines.at(-1) ?? '')
    const shown = more === null ? lines : lines.slice(0, -1)
    assert.is(shown.length + Number(more?.[1] ?? 0), names.length)
    assert.equal(
      shown,
      names.slice(0, shown.length).map((name) => `- \`${name}\` is missing`)
    )
    const used = shown.reduce((sum, text) => sum + text.length + 1, 0)
    assert.ok(used <= budget || shown.length === 1)
  })
}

test('the default budget is 1 200 characters', () => {
  assert.is(digest(missing(...names)), digest(missing(...names), { budget: 1_200 }))
  assert.is.not(digest(missing(...names)), digest(missing(...names), { budget: 1_300 }))
})

/** Item 6 of the order: "a budget in characters (default about 1 200) or by a counter that is passed in". */
test('a counter that is handed in measures the lines', () => {
  const words = (text: string): number => text.trim().split(/\s+/).length
  const lines = digest(missing(...names), { budget: 20, measure: words })
    .split('\n')
    .slice(1)
  const shown = lines.filter((text) => !/^- and \d+ more$/.test(text))
  assert.ok(shown.length > 1 && shown.length < names.length, lines.join('\n'))
  assert.ok(shown.reduce((sum, text) => sum + words(text), 0) <= 20)
  assert.is(lines.at(-1), `- and ${names.length - shown.length} more`)
})

test('a counter that counts nothing, or throws, lets no flood through and costs no answer', () => {
  const flood = (measure: (text: string) => number): string =>
    digest(missing(...names), { budget: 100, measure })
  const refuse = (): number => {
    throw new Error('no')
  }
  for (const text of [flood(() => Number.NaN), flood(refuse)]) {
    assert.match(text, '`parameter_number_0` is missing')
    assert.ok(text.length < 400, text)
  }
})

test('a message that was read is never cut by the budget', () => {
  const message = 'word '.repeat(800).trim()
  assert.ok(digest({ ...missing('a'), message }, { budget: 10 }).startsWith(`${message}\n- \`a\``))
})

test('what is no fault is no text', () => {
  // A border: a sloppy caller.
  assert.is(digest(null as never), '')
})

test('points beyond the 64th are counted with the others', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `p${at}`)
  const lines = digest(missing(...many)).split('\n')
  const shown = lines.filter((text) => text.startsWith('- `')).length
  assert.is(lines.at(-1), `- and ${1_000 - shown} more`)
})

test('one sentence is said once, however many issues it is of', () => {
  assert.is(digest(missing('a', 'a', 'a')).match(/`a` is missing/g)?.length, 1)
})

test('many challenges and many requirements do not drown the reader', () => {
  const challenges = Array.from({ length: 100_000 }, (_, at) => ({
    id: `${at}`,
    url: `https://a.example/${at}`
  }))
  assert.ok(digest(authorizationRequired('tool', challenges)).length < 1_000)
  assert.match(
    digest(
      misconfigured(
        'mail',
        Array.from({ length: 1_000 }, (_, at) => `key${at}`)
      )
    ),
    /`key6`, `key7` and 992 more\.$/
  )
})

for (const retryAfterMs of [-5, Number.NaN]) {
  test(`a delay of ${retryAfterMs} is none`, () => {
    assert.is(
      digest({ kind: 'unavailable', retryAfterMs }),
      'The tool is unavailable at the moment.'
    )
  })
}

test.run()
