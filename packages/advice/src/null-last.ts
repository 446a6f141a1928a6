/** What may stand in a place, with null behind all that says something. */
export const nullLast = (parts: ReadonlyArray<string>): ReadonlyArray<string> =>
  parts.includes('null') && parts.at(-1) !== 'null'
    ? [...parts.filter((part) => part !== 'null'), 'null']
    : parts
