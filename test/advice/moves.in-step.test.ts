import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/moves.in-step')

const drag = (schema: object): object =>
  closed({ startElement: text, startTarget: schema, endTarget: schema }, 'startTarget', 'endTarget')

// docs/advice.md, "Names": several keys that differ from missing ones in the same word.
for (const [name, schema, value, wanted] of [
  [
    'two keys with one word for another',
    drag(text),
    { startElement: 'a', startRef: 'b', endRef: 'd' },
    ['/startTarget missing: /startRef > /startTarget?', '/endTarget missing: /endRef > /endTarget?']
  ],
  [
    'two keys of which one may be left out',
    closed({ startTime: text, endTime: text, step: integer }, 'startTime'),
    { startRfc3339: 'a', endRfc3339: 'b' },
    [
      '/startTime missing: /startRfc3339 > /startTime?',
      '/endRfc3339 unexpected: /endRfc3339 > /endTime?'
    ]
  ],
  [
    'not two keys that may both be left out',
    closed({ teamId: text, teamSlug: text }),
    { userId: 'a', userSlug: 'b' },
    ['/userId unexpected: remove', '/userSlug unexpected: remove']
  ],
  [
    'not two keys with other words in two places',
    closed({ startAnyTarget: text, endAnyTarget: text }, 'startAnyTarget', 'endAnyTarget'),
    { startOneRef: 'b', endOneRef: 'd' },
    [
      '/startAnyTarget missing: add',
      '/endAnyTarget missing: add',
      '/startOneRef unexpected: remove',
      '/endOneRef unexpected: remove'
    ]
  ],
  [
    'one of them alone may be another thing',
    drag(text),
    { startRef: 'b', finish: 'd' },
    [
      '/startTarget missing: add',
      '/endTarget missing: add',
      '/startRef unexpected: remove',
      '/finish unexpected: remove'
    ]
  ],
  [
    'two keys with two other words',
    drag(text),
    { startRef: 'b', endPoint: 'd' },
    [
      '/startTarget missing: add',
      '/endTarget missing: add',
      '/startRef unexpected: remove',
      '/endPoint unexpected: remove'
    ]
  ],
  [
    'two keys whose values would not do',
    drag(integer),
    { startRef: 'b', endRef: 'd' },
    [
      '/startTarget missing: add',
      '/endTarget missing: add',
      '/startRef unexpected: remove',
      '/endRef unexpected: remove'
    ]
  ],
  [
    'two keys that say the opposite',
    closed({ minX: integer, minY: integer }, 'minX', 'minY'),
    { maxX: 1, maxY: 2 },
    [
      '/minX missing: add',
      '/minY missing: add',
      '/maxX unexpected: remove',
      '/maxY unexpected: remove'
    ]
  ],
  [
    'a key that could be two',
    closed({ aTarget: text, bTarget: text, aRefTo: text }, 'aTarget', 'bTarget'),
    { aRef: 'b', bRef: 'd', bRefs: 'e' },
    [
      '/aTarget missing: /aRef > /aTarget?',
      '/bTarget missing: /bRef > /bTarget?',
      '/bRefs unexpected: remove'
    ]
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
