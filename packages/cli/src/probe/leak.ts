import { isList, keysOf, own, type Steps, step, steps } from '@toolfault/model'
import { SECRET } from './call.js'

/** What an answer gives away: the text that was sent, a stack trace, a path of the machine. */
export type Leak = 'value' | 'stack' | 'path'

/** What stands in an answer that should not; each once. */
export const leaks = (wire: unknown, sent: unknown): ReadonlyArray<Leak> => {
  const text = textsIn(wire, steps()).join('\n').slice(0, LONG)
  const known = textsIn(sent, steps())
  return [
    ...(text.includes(SECRET) ? (['value'] as const) : []),
    ...(stack.test(text) ? (['stack'] as const) : []),
    ...((text.match(path) ?? []).some((it) => !known.some((given) => given.includes(it)))
      ? (['path'] as const)
      : [])
  ]
}

/** What lies beyond this is not looked at. */
const LONG = 1_000_000

/** How stack traces of Node, Python, Java, Go and Rust look. */
const stack =
  /^[ \t]+at .{1,300}[(: ].{0,300}:\d+(?::\d+)?\)?[ \t]*$|Traceback \(most recent call last\)|^[ \t]+File ".{1,300}", line \d+|^goroutine \d+ \[|thread '.{1,99}' panicked at|^[ \t]+at [\w.$]{1,200}\([\w.]{1,99}\.java:\d+\)/m

/** A file of the machine: below a root that machines have, or on a drive. */
const path =
  /(?:file:\/\/|(?<![\w/.-]))\/(?:home|Users|usr|var|opt|tmp|root|app|srv|etc|mnt|workspace|private)\/[\w.@-]+(?:\/[\w.@-]+)*|\b[A-Za-z]:\\[\w.@ -]+\\|node_modules\/[\w@.-]+/g

/** All texts of a value and its keys; what OXP keeps for its own people is none of a caller's. */
const textsIn = (value: unknown, budget: Steps): ReadonlyArray<string> => {
  if (!step(budget)) return []
  if (typeof value === 'string') return [value]
  if (isList(value)) return value.flatMap((item) => textsIn(item, budget))
  return keysOf(value)
    .filter((key) => key !== 'developer_message')
    .flatMap((key) => [key, ...textsIn(own(value, key), budget)])
}
