/** One quoted text of either kind, or an index, with the comma that follows it. */
const piece = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\d+))(?:, ?|$)/sy

const escaped = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/gs

const letters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f']
])

/**
 * Read texts as Python's `repr` and JSON write them: `'a', "it's"`. Returns `undefined` for what is no
 * list of quoted texts and nothing else.
 */
export const quoted = (list: string): ReadonlyArray<string> | undefined => read(list, false)

/** Read quoted texts and indexes: `'rooms', 1`. Returns `undefined` for what is no list of those. */
export const pieces = (list: string): ReadonlyArray<string> | undefined => read(list, true)

const read = (list: string, takesIndexes: boolean): ReadonlyArray<string> | undefined => {
  const found: Array<string> = []
  piece.lastIndex = 0
  while (piece.lastIndex < list.length) {
    const match = piece.exec(list)
    if (match === null || (match[3] !== undefined && !takesIndexes)) return undefined
    found.push(match[3] ?? unescaped(match[1] ?? match[2] ?? ''))
  }
  return found
}

const unescaped = (text: string): string =>
  text.replace(escaped, (_, byte, short, long, letter) => {
    const code = byte ?? short ?? long
    if (typeof code !== 'string') return letters.get(letter) ?? letter
    const point = Number.parseInt(code, 16)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })
