/**
 * Whether a validator wrote a sentence by itself: its form has `%` where something stands that the rule asked for.
 * What is like none an author wrote.
 */
export const isLike = (sentence: string, form: string): boolean => {
  const [begin = '', end] = form.split('%')
  if (end === undefined) return sentence === begin
  return (
    sentence.length > begin.length + end.length &&
    sentence.startsWith(begin) &&
    sentence.endsWith(end)
  )
}

/** A sentence without the name of the place with which it begins; `undefined` for one that begins otherwise. */
export const unnamed = (message: string, name: string): string | undefined =>
  message.startsWith(`${name} `) ? message.slice(name.length + 1) : undefined
