import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

const test = suite('advice/moves.pairs')

const range = { type: 'integer', maximum: 100 }
const free = { type: 'object' }

for (const [name, schema, value, wanted] of [
  // A beginning and an end, and the only two that were not sent.
  [
    'both bounds are those that may be left out',
    closed({ startTime: text, endTime: text }),
    { since: 'a', until: 'b' },
    ['/since unexpected: /since > /startTime?', '/until unexpected: /until > /endTime?']
  ],
  [
    'bounds that are missing',
    closed({ minDate: text, maxDate: text }, 'minDate', 'maxDate'),
    { start: 'a', end: 'b' },
    ['/minDate missing: /start > /minDate?', '/maxDate missing: /end > /maxDate?']
  ],
  [
    'bounds of which one begins as the name that it has there, beside another key that is missing',
    closed({ pageId: text, from_uid: text, to_uid: text }, 'pageId', 'from_uid', 'to_uid'),
    { source: '1_2', target: '1_5' },
    [
      '/from_uid missing: /source > /from_uid?',
      '/to_uid missing: /target > /to_uid?',
      '/pageId missing: add'
    ]
  ],
  [
    'bounds of more',
    closed({ commitStartDate: text, commitEndDate: text }),
    { fromDate: 'a', toDate: 'b' },
    [
      '/fromDate unexpected: /fromDate > /commitStartDate?',
      '/toDate unexpected: /toDate > /commitEndDate?'
    ]
  ],
  [
    'bounds that say first which moment they are of',
    closed({ last_seen_min: text, last_seen_max: text }),
    { seen_start: 'a', seen_end: 'b' },
    [
      '/seen_start unexpected: /seen_start > /last_seen_min?',
      '/seen_end unexpected: /seen_end > /last_seen_max?'
    ]
  ],
  [
    'numbers for texts, beside another key',
    closed({ video_path: text, start_time: text, end_time: text }, 'start_time', 'end_time'),
    { from: 5, to: 10, x: true },
    [
      '/start_time missing: /from > /start_time?',
      '/end_time missing: /to > /end_time?',
      '/x unexpected: remove',
      '/start_time type: put "5"',
      '/end_time type: put "10"'
    ]
  ],
  [
    'but no lists for texts',
    closed({ video_path: text, start_time: text, end_time: text }, 'start_time', 'end_time'),
    { from: [5], to: [10], x: true },
    [
      '/start_time missing: add',
      '/end_time missing: add',
      '/from unexpected: remove',
      '/to unexpected: remove',
      '/x unexpected: remove'
    ]
  ],
  [
    'what is put in, and what comes out',
    closed({ input_path: text, output_path: text, n: integer }, 'input_path', 'output_path'),
    { src: 'a', dst: 'b' },
    ['/input_path missing: /src > /input_path?', '/output_path missing: /dst > /output_path?']
  ],
  [
    'and the other way round',
    closed({ src: text, dst: text }, 'src', 'dst'),
    { in_file: 'a', out_file: 'b' },
    ['/src missing: /in_file > /src?', '/dst missing: /out_file > /dst?']
  ],
  [
    'how much comes out at most is a most',
    closed({ min_output: integer, max_output: integer }),
    { output_from: 1, output_to: 2 },
    [
      '/output_from unexpected: /output_from > /min_output?',
      '/output_to unexpected: /output_to > /max_output?'
    ]
  ],
  [
    'bounds of another thing are none of this',
    closed({ startTime: text, endTime: text }),
    { min_price: 'a', max_price: 'b' },
    ['/min_price unexpected: remove', '/max_price unexpected: remove']
  ],
  [
    'of two pairs nobody knows which',
    closed({ uploadStartTime: text, uploadEndTime: text, viewStartTime: text, viewEndTime: text }),
    { since: 'a', until: 'b' },
    ['/since unexpected: remove', '/until unexpected: remove']
  ],
  [
    'bounds whose values would not do',
    closed({ startTime: integer, endTime: integer }),
    { since: 'a', until: 'b' },
    ['/since unexpected: remove', '/until unexpected: remove']
  ],
  [
    'bounds that say nothing else are those of what is missing',
    closed(
      { sourceMailbox: text, destinationMailbox: text },
      'sourceMailbox',
      'destinationMailbox'
    ),
    { from: 'a', to: 'b' },
    [
      '/sourceMailbox missing: /from > /sourceMailbox?',
      '/destinationMailbox missing: /to > /destinationMailbox?'
    ]
  ],
  [
    'bounds of what is missing, and says nothing else',
    closed({ from: text, to: text }, 'from', 'to'),
    { old_path: 'a', new_path: 'b' },
    ['/from missing: /old_path > /from?', '/to missing: /new_path > /to?']
  ],
  [
    'what may be left out is found by more',
    closed({ start_line: integer, end_line: integer }),
    { from: 3, to: 4 },
    ['/from unexpected: remove', '/to unexpected: remove']
  ],
  [
    'what is after a time is before a change, so nobody knows which of two is meant',
    closed({ beforeImage: text, afterImage: text }, 'beforeImage', 'afterImage'),
    { from: 'a', to: 'b' },
    [
      '/beforeImage missing: add',
      '/afterImage missing: add',
      '/from unexpected: remove',
      '/to unexpected: remove'
    ]
  ],
  // Two of the same, each by what says which.
  [
    'the first and the second by number and letter',
    closed({ rangeA: text, rangeB: text }, 'rangeA', 'rangeB'),
    { range1: 'a', range2: 'b' },
    ['/rangeA missing: /range1 > /rangeA?', '/rangeB missing: /range2 > /rangeB?']
  ],
  [
    'the first and the second by word, which may be left out',
    closed({ first_file: text, second_file: text }),
    { file_a: 'a', file_b: 'b' },
    ['/file_a unexpected: /file_a > /first_file?', '/file_b unexpected: /file_b > /second_file?']
  ],
  [
    'two of another thing are none of these',
    closed({ rangeA: text, rangeB: text }),
    { file1: 'a', file2: 'b' },
    ['/file1 unexpected: remove', '/file2 unexpected: remove']
  ],
  [
    'one of two may be another thing',
    closed({ rangeA: text, rangeB: text }),
    { range2: 'b' },
    ['/range2 unexpected: remove']
  ],
  // A text is no object.
  [
    'a text is what takes one, of two that say the same',
    closed({ q: text, filters: free }),
    { query: 'x' },
    ['/query unexpected: /query > /q']
  ],
  [
    'a text is no number either',
    closed({ state_count: integer, status: text }),
    { state: 'closed' },
    ['/state unexpected: /state > /status']
  ],
  [
    'the text of a number may be one',
    closed({ state_count: integer, status: text }),
    { state: '7' },
    ['/state unexpected: /state > /state_count?', '/state_count type: put 7']
  ],
  [
    'the text of an object may be one',
    closed({ q: text, filters: free }),
    { query: '{"a":1}' },
    ['/query unexpected: remove']
  ],
  // A number out of bounds was meant no less.
  [
    'more than may be sent, under another name',
    open({ limit: range, at: text }, 'at'),
    { count: 200 },
    ['/at missing: add', '/limit range: meet']
  ],
  [
    'and under one that is akin',
    open({ maximum_number_of_tokens: range, at: text }, 'at'),
    { max_tokens: 200 },
    ['/at missing: add', '/maximum_number_of_tokens range: meet']
  ],
  // What may be left out is not found by less.
  [
    'the mark of a thing may be that of another',
    closed({ workItemId: integer, commentId: integer }),
    { id: 1 },
    ['/id unexpected: remove']
  ],
  [
    'it is that of the only one that is missing',
    closed({ workItemId: integer, commentId: integer }, 'commentId'),
    { id: 1 },
    ['/commentId missing: /id > /commentId']
  ],
  [
    'a number may be no address',
    closed({ from: text, to: text }),
    { target: 99.9 },
    ['/target unexpected: /target > /to?', '/to type: put "99.9"']
  ],
  [
    'a text is one',
    closed({ from: text, to: text }),
    { target: 'a' },
    ['/target unexpected: /target > /to']
  ],
  [
    'a key may be for the object that others are for',
    closed({ name: text, config: free }),
    { title: 'a', widgets: [1] },
    ['/title unexpected: /title > /name?', '/widgets unexpected: /widgets > /config/widgets?']
  ],
  [
    'alone it is another name',
    closed({ name: text, config: free }),
    { title: 'a' },
    ['/title unexpected: /title > /name']
  ],
  [
    'what does not fit is for the object',
    closed({ transitionType: { type: 'array', items: { enum: ['alert', 'warn'] } }, config: free }),
    { type: 'metric alert', query: 'a' },
    ['/type unexpected: /type > /config/type?', '/query unexpected: /query > /config/query?']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
