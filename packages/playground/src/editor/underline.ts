import type { Diagnostic } from '@codemirror/lint'
import type { Mark, Unusable } from '../engine/ask.js'
import { locating } from './locate.js'

/** The marks of a text as places that an editor underlines; more than one at a place are said together. */
export const underlined = (text: string, marks: ReadonlyArray<Mark>): ReadonlyArray<Diagnostic> => {
  const locate = locating(text)
  const places = new Map<string, Diagnostic>()
  for (const { on, path, severity, text: message } of marks) {
    const found = locate(path, on)
    // What is only told is not to stand out over many lines.
    const isLong = severity === 'info' && text.slice(found.from, found.to).includes('\n')
    const place = isLong ? { from: found.from, to: found.from + 1 } : found
    const key = `${place.from} ${place.to}`
    const known = places.get(key)
    if (known === undefined) places.set(key, { ...place, severity, message })
    else if (severity === 'error')
      places.set(key, {
        ...place,
        severity,
        message: known.severity === 'error' ? `${known.message}\n${message}` : message
      })
  }
  return [...places.values()]
}

/** The character at which a text stops to be JSON; at its end, the last one. */
export const broken = (text: string, { at, detail }: Unusable): ReadonlyArray<Diagnostic> => {
  if (at === undefined) return []
  const from = Math.max(0, Math.min(at, text.length - 1))
  return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: detail }]
}
