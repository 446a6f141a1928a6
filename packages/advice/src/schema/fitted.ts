const OR = 3

/** A branch of a union as it may be written, the shortest first: that tells it from the others. */
export type Forms = readonly [string, ...ReadonlyArray<string>]

/**
 * The branches of a long union in about so many characters: as many as can be told apart, and the first ones of these in a longer
 * form as long as there is room, each form for all before the next one.
 */
export const fitted = (branches: ReadonlyArray<Forms>, room: number): ReadonlyArray<string> => {
  const shown: Array<string> = []
  let length = 0
  for (const [brief] of branches) {
    length += brief.length + OR
    if (length > room && shown.length > 0) break
    shown.push(brief)
  }
  const most = Math.max(...branches.map((forms) => forms.length))
  for (let form = 1; form < most; form++) {
    for (const [at, old] of shown.entries()) {
      const longer = branches[at]?.[form] ?? old
      if (length + longer.length - old.length > room) continue
      length += longer.length - old.length
      shown[at] = longer
    }
  }
  return shown.length < branches.length ? [...shown, '…'] : shown
}
