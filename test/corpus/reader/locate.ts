import { at, child, isList, isObject, type Keys } from './value.js'

const wholes: ReadonlySet<string> = new Set([
  '',
  '/',
  '.',
  '#',
  '$',
  '(root)',
  '(arguments)',
  '{base}'
])

/** Whether a word stands for the whole and not for a key: nothing in the arguments is called so. */
export const isWhole = (text: string, args: unknown): boolean =>
  wholes.has(text.toLowerCase()) && child(args, text) === undefined

/** Read a place in each way that texts write it: `a.b[0].c`, `/a/b/0`, `$.a`, `data/a`, `a["b.c"]`. */
export const keysIn = (text: string, args: unknown): Keys => {
  if (child(args, text) !== undefined) return [text]
  if (isWhole(text, args)) return []
  const pointer = /^(?:#|data|body|instance|\{base\})?(\/.*)$/s.exec(text)?.[1]
  if (pointer !== undefined && !pointer.includes(' ')) return pointerKeys(pointer)
  const bare = text.replace(/^(?:\$|\{base\}|args|arguments|input)(?=[.[])\.?/, (start) =>
    child(args, start.replace('.', '')) === undefined ? '' : start
  )
  return dotted(bare, args)
}

const pointerKeys = (pointer: string): Keys =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** A key may hold dots itself: the longest one that is there is taken. */
const dotted = (text: string, args: unknown): Keys => {
  const keys: Array<string> = []
  let rest = text
  let place = args
  while (rest !== '') {
    const key = nextKey(rest, place)
    rest = rest.slice(key.length).replace(/^\./, '')
    keys.push(key.name)
    place = child(place, key.name)
  }
  return keys
}

interface Key {
  readonly name: string
  readonly length: number
}

const nextKey = (text: string, place: unknown): Key => {
  const known = isObject(place)
    ? Object.keys(place)
        .filter(
          (key) => key !== '' && text.startsWith(key) && /^(?:$|[.[])/.test(text.slice(key.length))
        )
        .sort((a, b) => b.length - a.length)[0]
    : undefined
  if (known !== undefined) return { name: known, length: known.length }
  const quoted = /^\[\s*(["'])(.*?)\1\s*\]/s.exec(text)
  if (quoted !== null) return { name: quoted[2] ?? '', length: quoted[0].length }
  const bracket = /^\[([^\]]*)\]/.exec(text)
  if (bracket !== null) return { name: (bracket[1] ?? '').trim(), length: bracket[0].length }
  const word = /^[^.[]+/.exec(text)?.[0] ?? text
  return { name: word, length: word.length }
}

/** Whether a text is written as a place is: one word, or words joined by dots, slashes and brackets. */
export const looksLikePlace = (text: string): boolean =>
  /^\["[^"]*"\]/.test(text) ||
  /^(?:[#$]|data|body)?\/?[\p{L}\p{N}_$@~%<>=!+*#?&-]+(?:(?:\.|\/)[\p{L}\p{N}_$@~%<>=!+*#?&-]+|\[[^\]]*\])*$/u.test(
    text
  )

/** Every place that folded indexes stand for: `rows[0…9].id`, `rows[*].id`, `rows[1, 4].id`. */
export const unfolded = (path: Keys, args: unknown): ReadonlyArray<Keys> => {
  const open = path.findIndex((key, index) => {
    const owner = at(args, path.slice(0, index))
    return isList(owner) && folded(key, owner.length) !== undefined
  })
  if (open < 0) return [path]
  const before = path.slice(0, open)
  const owner = at(args, before)
  const indexes = (isList(owner) ? folded(path[open] ?? '', owner.length) : undefined) ?? []
  return indexes.flatMap((index) =>
    unfolded([...before, String(index), ...path.slice(open + 1)], args)
  )
}

const folded = (key: string, length: number): ReadonlyArray<number> | undefined => {
  const all = Array.from({ length }, (_item, index) => index)
  if (/^(?:\*|#|i|n|)$/.test(key)) return all
  const run = /^(\d+)\s*(?:…|\.{2,3}|-|–|to)\s*(\d+)$/.exec(key)
  if (run !== null) return all.slice(Number(run[1]), Number(run[2]) + 1)
  return /^\d+(?:\s*,\s*\d+)+$/.test(key) ? key.split(',').map(Number) : undefined
}
