/** How formats are called, and a text of each. The first that fits is taken. */
const table: ReadonlyArray<readonly [RegExp, string, string]> = [
  [
    /\bdate[-_ ]?time\b|\bdatetime\b|\bdate and time\b|\btimestamp\b|YYYY-MM-DD(?:T|.hh)/i,
    'date-time',
    '2026-01-15T09:30:00Z'
  ],
  [/\biso[ -]?8601 date\b|\bdate\b|YYYY-MM-DD/i, 'date', '2026-01-15'],
  [/\btime\b|\bhh:mm/i, 'time', '09:30:00Z'],
  [/\biso[ -]?8601\b|\brfc ?3339\b/i, 'date-time', '2026-01-15T09:30:00Z'],
  [/\bduration\b/i, 'duration', 'PT1H'],
  [/\be-?mail\b/i, 'email', 'user@example.com'],
  [/\bu(?:ri|rl)\b|\bweb address\b|\biri\b/i, 'uri', 'https://example.com/'],
  [/\bu?uid\b|\bguid\b/i, 'uuid', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  [/\bipv4\b|\bip address\b/i, 'ipv4', '192.0.2.1'],
  [/\bipv6\b/i, 'ipv6', '2001:db8::1'],
  [/\bhost ?name\b|\bdomain\b/i, 'hostname', 'example.com'],
  [/\bjson[- ]pointer\b/i, 'json-pointer', '/a'],
  [/\bregex\b|\bregular expression\b/i, 'regex', '.*']
]

/** The format that some words name; `undefined` where they name none that is known. */
export const formatIn = (words: string): string | undefined =>
  table.find(([name]) => name.test(words))?.[1]

/** A text in a format. */
export const textOf = (format: string): string | undefined =>
  table.find(([, name]) => name === format)?.[2]
