import { meeting } from '../contracts/meeting.js'
import { format, meet } from '../points.js'
import type { Row } from '../row.js'

const host = 'ada@example.com'

/** A row for one key with a format: the value that breaks it, one that does not, what is said. */
const row = (key: string, name: string, bad: string, good: string, says: string): Row => ({
  name: `a text that is no ${name}`,
  contract: meeting,
  bad: { host, [key]: bad },
  good: { host, [key]: good },
  advice: [{ path: `/${key}`, kind: 'format', expected: format(name), fix: meet }],
  says: [says]
})

export const rows: ReadonlyArray<Row> = [
  row(
    'host',
    'email',
    'ada at home',
    host,
    '`host` must be a valid email address, received a string of 11 characters: send a valid email address such as "user@example.com"'
  ),
  row(
    'link',
    'uri',
    'the usual room',
    'https://example.com/room',
    '`link` must be a valid URI, received a string of 14 characters: send a valid URI such as "https://example.com/path"'
  ),
  row(
    'day',
    'date',
    'tomorrow',
    '2025-03-14',
    '`day` must be a valid date, received a string of 8 characters: send a valid date such as "2026-01-31"'
  ),
  row(
    'start',
    'date-time',
    'at noon',
    '2025-03-14T12:00:00Z',
    '`start` must be a valid date-time, received a string of 7 characters: send a valid date-time such as "2026-01-31T12:00:00Z"'
  ),
  row(
    'series',
    'uuid',
    'the weekly one',
    '0b0a1b4e-6d0e-4f6a-9d8e-2f4b5c6d7e8f',
    '`series` must be a valid UUID, received a string of 14 characters: send a valid UUID such as "123e4567-e89b-42d3-a456-426614174000"'
  ),
  row(
    'bridge',
    'ipv4',
    '10.0.0',
    '10.0.0.1',
    '`bridge` must be a valid IPv4 address, received a string of 6 characters: send a valid IPv4 address such as "192.0.2.1"'
  )
]
