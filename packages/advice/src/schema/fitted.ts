const OR = 3

/** A branch of a union as it may be written, the shortest first: that tells it from the others. */
export type Forms = readonly [string, ...ReadonlyArray<string>]

/**
 * The branches of a long union in about so many characters: as many as can be told apart, the first one as an example in the
 * longest form for which there is room, and then each form for as many of the others as have room, before the next one.
 */
export const fitted = (branches: ReadonlyArray<Forms>, room: number): ReadonlyArray<string> => {
  const shown: Array<string> = []
  let length = 0
  for (const [brief] of branches) {
    length += brief.length + OR
    if (length > room && shown.length > 0) break
    shown.push(brief)
  }
  const lengthen = (at: number, form: number): void => {
    const [old = '', longer = ''] = [shown[at], branches[at]?.[form]]
    const more = longer.length - old.length
    if (more <= 0 || length + more > room) return
    length += more
    shown[at] = longer
  }
  const most = Math.max(...branches.map((forms) => forms.length))
  for (let form = most - 1; form > 0; form--) lengthen(0, form)
  for (let form = 1; form < most; form++) for (const at of shown.keys()) lengthen(at, form)
  return shown.length < branches.length ? [...shown, '…'] : shown
}
