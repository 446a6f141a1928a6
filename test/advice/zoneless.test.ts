import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { issueOf, open } from './lines.js'

const test = suite('advice/zoneless')

const start = { type: 'string', format: 'date-time', description: 'Start of the event' }
const said = (value: unknown, schema: object = start): string =>
  adviceOf(open({ start: schema }), { start: value })
    .map((piece) => sentence(piece))
    .join()

test('of a date and time that lacks its zone alone no more is told to be added', () => {
  const wanted = /: add its time zone, Z or an offset such as \+01:00/
  assert.match(said('2025-03-01T10:00:00'), wanted)
  assert.match(said('2025-03-01T10:00:00.123'), wanted)
  assert.match(said('2025-03-01T10:00:00', { ...start, type: ['string', 'null'] }), wanted)
  // These lack more, or no calendar has them, or their format has no zone.
  for (const value of ['2025-03-01', '2025-03-01T10:00', '2025-13-01T10:00:00', 'tomorrow', '']) {
    assert.not.match(said(value), /time zone/)
  }
  assert.not.match(said('2025-03-01T10:00:00', { ...start, format: 'date' }), /time zone/)
})

test('nor is it told of more than that where no validator is asked, or of a secret', () => {
  const told = (value: string, more: object = {}): string => {
    const about = { schema: open({ start: { ...start, ...more } }), value: { start: value } }
    const issue = issueOf('format', '/start', { format: 'date-time' })
    return (advise(invalidArguments('t', { issues: [issue] }), about).advice ?? [])
      .map((piece) => sentence(piece))
      .join()
  }
  assert.match(told('2025-03-01T10:00:00'), /: add its time zone/)
  for (const value of [
    'at 2025-03-01T10:00:00',
    '2025-03-01T10:00:00 or so',
    '2025-13-01T10:00:00'
  ])
    assert.not.match(told(value), /time zone/)
  const secret = { writeOnly: true, examples: ['2026-01-31T12:00:00Z'] }
  assert.not.match(told('2025-03-01T10:00:00', secret), /time zone/)
})

test('where the validator takes no zone but UTC, the example has it', () => {
  const utc = { ...start, pattern: 'Z$' }
  assert.is(
    said('2025-03-01T10:00:00', utc),
    '`start` must be a valid date-time and match the pattern `Z$`, received a string of 19 characters: send a valid date-time such as "2026-01-31T12:00:00Z"'
  )
})

test.run()
