/** Whether a text is a number and its unit, or how many of what: `5 minutes`, `2km`, `80%`. */
export const isMeasured = (text: string): boolean =>
  /^\s*[-+]?\d+(?:\.\d+)?\s*(?:%|[a-z]+)\s*$/i.test(text)
