/** A text that is written as JSON, marks included; `undefined` for what is none. */
export const jsonText = (text: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
