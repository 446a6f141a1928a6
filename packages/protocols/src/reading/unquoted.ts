/** The name of a tool as it stands in a sentence of ours: what could be more than a name is between backticks. */
export const unquoted = (name: string): string => {
  const inner = name.slice(1, -1)
  const isQuoted = inner !== '' && name === `\`${inner}\`` && !inner.includes('`')
  return isQuoted ? inner : name
}
