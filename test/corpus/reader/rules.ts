/** A rule that any of some wordings meets, in upper or lower case. */
export const anyOf = (wordings: ReadonlyArray<string>): RegExp =>
  new RegExp(wordings.join('|'), 'i')

/** The last group that a rule caught; `undefined` where it does not fit. */
export const caught = (rule: RegExp, text: string): string | undefined =>
  rule
    .exec(text)
    ?.slice(1)
    .findLast((group) => group !== undefined)
