/** The lines of a list, each without its mark; a place that stands on a line of its own comes behind its sentence. */
export const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\n {1,9}(?:→ )?at /g, ' at ')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^ {0,9}(?:[-*•✖×] |\d{1,3}[.)] )?/, ''))
