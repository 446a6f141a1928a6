/** Keys that a careless writer loses, escapes twice, or lets loose in a sentence. */
export const hostileKeys: ReadonlyArray<string> = [
  'a/b',
  '~',
  '~1',
  '',
  '0',
  '10',
  '__proto__',
  'constructor',
  'toString',
  'a.b',
  'a"b',
  'a`b',
  'line\nbreak',
  'tab\t',
  '\r\u2028\u2029\u0085',
  'nul\u0000',
  'lone\ud800',
  '\udfffalone',
  'bidi\u202eesrever',
  '\ufeff',
  ' '
]

/** Stands in every `developerMessage`, and must come out nowhere. */
export const SECRET = 'connect ECONNREFUSED pool-3.internal:5432'

/** Stands in every message that repeats the caller's text. */
export const ECHO = 'hunter2-was-sent'

/** The needles of seed 001's `isRetryCapableError`, as it lists them. */
export const needles: ReadonlyArray<string> = [
  'question:',
  'what ',
  'please provide',
  'which ',
  'how ',
  'missing'
]
