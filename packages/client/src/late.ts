import type { Fault } from '@toolfault/model'

/**
 * Whether a failure passes on that what was called gave no answer in time, so that it may have run. A server that says
 * that the call may be made again knows better.
 */
export const isLate = (fault: Fault): boolean => {
  const { canRetry, kind, message = '' } = fault
  const isWaiting = kind === 'unavailable' && fault.retryAfterMs === undefined
  return (
    canRetry !== true &&
    (isWaiting || kind === 'execution_failed' || kind === 'internal') &&
    saysLate(message)
  )
}

/** Whether a sentence says that somebody waited in vain for what was under way. */
export const saysLate = (message: string): boolean => {
  if (!/tim(?:e|ed)[ -]?out|deadline|execution expired|code (?:408|5[02]4)/i.test(message)) {
    return false
  }
  const text = headOf(message)
  return says(text, read) || (!says(text, unsent) && !says(text, spoken) && says(text, late))
}

const says = (text: string, forms: ReadonlyArray<RegExp>): boolean =>
  forms.some((form) => form.test(text))

/** A sentence is short; of what is longer (a log, the output of a program) the first line is one, and the last of a trace. */
const headOf = (text: string): string => {
  const bare = text.trim()
  const lines = bare.split('\n', MOST + 1)
  const told = text.startsWith('Traceback (')
    ? bare.slice(bare.lastIndexOf('\n') + 1)
    : lines.length > MOST
      ? (lines[0] ?? '')
      : lines.join('\n')
  return told.slice(0, LONG)
}

const MOST = 3
const LONG = 1_000

/** The request was out, whatever else is said: `requests`, `httpx`, Java, Ruby. */
const read: ReadonlyArray<RegExp> = [
  /\bread (?:operation )?timed out\b|\bread ETIMEDOUT\b|\bESOCKETTIMEDOUT\b/i,
  /\bReadTimeout(?:Error|Exception)?\b/
]

/** What ended before the call: while it connected, or waited for a place, a lock or somebody's leave. */
const unsent: ReadonlyArray<RegExp> = [
  /connect(?:ion)?[ _-]?time-?out|connection is not available|OpenTimeout|open TCP connection|PoolTimeout/i,
  /connect(?:ion|ing)?(?: attempt| to \S{1,200})? timed out|connect: operation|connect ETIMEDOUT/i,
  /\bdial (?:tcp|udp)|\bhandshake (?:operation )?time/i,
  /\b(?:waiting for|acquiring|obtaining) (?:an? |the )?(?:\w{1,20} )?(?:connection|lock|slot|user|approval|confirmation|consent|permission|selector|element|locator)\b/i,
  /\b(?:could not|failed to|cannot|unable to) (?:connect|resolve|acquire|obtain|get (?:a |the )?lock)\b|\bconnect to (?:host|\S{1,200} port)\b|\blookup \S|\bDNS lookup\b|\block request\b/i,
  /\b(?:approval|elicitation|authentication|authorization|login|sign-in|consent) (?:request )?(?:has |have )?timed out|\buser did not\b|\b(?:session|log-?in|token|code) (?:has |have )?timed out/i
]

/** What speaks of another call that once ran out of time, or of a day that has passed. */
const spoken: ReadonlyArray<RegExp> = [
  /\b(?:status|state|reason)\b[^\n]{0,20}\btimed out\b|\b(?:that|which|already) timed out\b|\btimed out (?:already|last|yesterday|on \w)/i,
  /\bexpected [^,\n]{1,40}, (?:but )?(?:got|received)\b|\brejected: |\bclosed on\b/i
]

/** How runtimes and their clients of HTTP say it, and servers of tools. */
const late: ReadonlyArray<RegExp> = [
  /\b(?:request|call|operation|execution|invocation|tool|command|script|task|job|function|server|service|api|upstream|response|rpc|signal)s?\b[^.:;\n]{0,60}\btimed out\b/i,
  /\btimed out (?:while )?(?:waiting for|awaiting) (?:an? |the )?(?:response|reply|answer|result|headers)\b/i,
  /(?:^|[Tt]imeout: |Error: |Exception: |\btool \S{1,200}: )(?:timed out|execution expired|TimeoutError)\.?$/m,
  // axios; with a capital it is a test of Mocha, with a space a page of Puppeteer.
  /(?:^|[^\w ] ?)timeout of \d{1,9}ms exceeded/,
  /\bcontext deadline exceeded|\bDEADLINE_?EXCEEDED\b|(?:^|: |\d )deadline (?:exceeded|has elapsed)|\bdeadline expired before operation/i,
  /\b(?:Http)?Client\.Timeout\b|\bi\/o timeout\b/i,
  /\btimeout (?:awaiting (?:response headers|'(?:request|response|send|read)')|on reading data)|\bRead timeout on endpoint|\btotal timeout exceeded/i,
  /\baborted due to (?:a )?timeout\b|\bgateway time-?out\b|^upstream request timeout|\b(?:408|504|524)\b[^\n]{0,20}\btime-?out\b|\bstatus code (?:408|504|524)\b/i
]
