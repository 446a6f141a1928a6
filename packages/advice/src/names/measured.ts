/** A number and its unit, or how many of what, as a text says it: `5 minutes`, `2km`, `80%`. */
export const measureIn = (text: string): readonly [amount: string, unit: string] | undefined => {
  const [, amount, unit] = /^\s*([-+]?\d+(?:\.\d+)?)\s*(%|[a-z]+)\s*$/i.exec(text) ?? []
  return amount === undefined || unit === undefined ? undefined : [amount, unit]
}
