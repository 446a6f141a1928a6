import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { closed, integer, text } from './lines.js'

const test = suite('advice/in-address')

const site = 'https://example.com/acme/site'
const pull = closed({ pull_number: integer }, 'pull_number')
const sheet = (schema: object): object => closed({ spreadsheet_id: schema }, 'spreadsheet_id')
const address = 'https://docs.example.com/d/1AbC/edit'

// docs/advice.md, "Four points": the address of a thing where its number or its id is wanted.
for (const [name, schema, value, wanted] of [
  [
    'a number in it',
    pull,
    { url: `${site}/pull/12` },
    ['/pull_number missing: put 12', '/url unexpected: remove']
  ],
  [
    'no number in it',
    pull,
    { url: `${site}/pull` },
    ['/pull_number missing: add', '/url unexpected: remove']
  ],
  [
    'the number of another thing',
    pull,
    { url: `${site}/issues/12` },
    ['/pull_number missing: add', '/url unexpected: remove']
  ],
  [
    'a secret',
    pull,
    { password: `${site}/pull/12` },
    ['/pull_number missing: add', '/password unexpected: remove']
  ],
  [
    'two addresses',
    pull,
    { url: `${site}/pull/12`, base: `${site}/pull/13` },
    ['/pull_number missing: add', '/url unexpected: remove', '/base unexpected: remove']
  ],
  [
    'an id in it',
    sheet(text),
    { spreadsheet_url: address },
    ['/spreadsheet_id missing: add', '/spreadsheet_url unexpected: remove']
  ],
  [
    'under no name of an address',
    sheet(text),
    { spreadsheet: address },
    ['/spreadsheet_id missing: add', '/spreadsheet unexpected: remove']
  ],
  [
    'where the place takes it',
    sheet({ ...text, description: 'The ID or URL of the sheet' }),
    { spreadsheet_url: address },
    ['/spreadsheet_id missing: /spreadsheet_url > /spreadsheet_id?']
  ],
  [
    'under a slip of the name',
    sheet(text),
    { spreadsheetid: address },
    ['/spreadsheet_id missing: /spreadsheetid > /spreadsheet_id']
  ],
  [
    'an id and no address',
    sheet(text),
    { spreadsheet: '1AbC' },
    ['/spreadsheet_id missing: /spreadsheet > /spreadsheet_id']
  ]
] as const) {
  test(name, () => assert.equal(linesOf(schema, value), wanted))
}

test.run()
