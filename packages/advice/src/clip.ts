/** A text of at most `most` characters; what was cut says so. No pair of surrogates is cut in half. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
