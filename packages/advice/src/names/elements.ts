import { headOf, isSameNumber } from './spelling.js'

/** Whether a text is the items of a list in markup, each of them in a tag that says so: `<item>a</item><item>b</item>`. */
export const areElements = (text: string, place: string | undefined): boolean => {
  const tag = text.trimStart().startsWith('<') ? opening.exec(text)?.[1] : undefined
  if (tag === undefined || !text.trimEnd().endsWith(`</${tag}>`)) return false
  // What a place of markup itself is called by begins such: `<html>` of `html`.
  const head = headOf(place)
  return (
    /^(?:element|entry|item|string|value)$/i.test(tag) || (tag !== head && isSameNumber(tag, head))
  )
}

const opening = /^\s*<([a-z][\w.-]{0,40})>/i
