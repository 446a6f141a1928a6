/**
 * Whether a code and a sentence are those with which version 1 of the SDK says that no answer came: the connection was
 * closed, or the time ran out (row X1). Servers have these codes for other things.
 */
export const isUnanswered = (code: number, said: string): boolean =>
  (code === -32000 && said === 'Connection closed') || (code === -32001 && late.test(said))

const late = /^(?:Maximum total timeout exceeded|Request timed out|Request timeout)/
