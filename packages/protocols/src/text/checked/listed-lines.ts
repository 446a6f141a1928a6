/** A line of a list, without what it begins with; places that stand on a line of their own come behind their sentence. */
export const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\n {1,9}(?:→ )?at /g, ' at ')
    .trim()
    .split('\n')
    .map((line) => line.replace(/^ {0,9}(?:[-*•✖×] |\d{1,3}[.)] )?/, ''))
