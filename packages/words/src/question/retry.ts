/** The needles of seed 001's detector, "Automatic Retry Detection". */
const needles = ['question:', 'what ', 'please provide', 'which ', 'how ', 'missing'] as const

/** Whether a client that only reads words would take a text as a call for another try (row A18). */
export const asksForRetry = (text: string): boolean => {
  const lower = typeof text === 'string' ? text.toLowerCase() : ''
  return needles.some((needle) => lower.includes(needle))
}

/** Whether a text begins with the prefix of a question, whatever its case. */
export const startsAsQuestion = (text: string): boolean =>
  typeof text === 'string' && /^\s*question:/i.test(text)
