/** Of a call that goes through, or would. */
export const remarks = {
  ignoredKey: (name: string): string => `Parameter ${name} is not in the schema and may be ignored`,
  misspeltKey: (name: string, known: string): string =>
    `Parameter ${name} is not in the schema and may be ignored; did you mean ${known}?`,
  rename: (name: string, known: string): string => `Rename ${name} to ${known}`,
  deprecated: (name: string, description: string): string => {
    const text = description.replace(/^deprecated\b[\s.:;,]*/i, '')
    return `Parameter ${name} is deprecated${text === '' ? '' : `: ${text}`}`
  },
  unchecked: (level: string): string =>
    `The ${level} check could not be made, and the call may still fail`,
  late: (level: string): string =>
    `The ${level} check did not end in time, and the call may still fail`
}
