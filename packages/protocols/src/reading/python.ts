/** Longer texts are dumps. */
const LONGEST = 20_000

/**
 * A dictionary or a list as Python prints it, in JSON: `{'loc': ['body', 'x'], 'input': None}`, as FastMCP and others
 * print the body of an answer. `undefined` for what is neither, and where anything else than JSON has stands in it.
 */
export const jsonOfPython = (text: string): string | undefined => {
  if (text.length > LONGEST || !/^\s{0,9}[[{]/.test(text) || !text.includes("'")) return undefined
  const parts: Array<string> = []
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at
    const found = token.exec(text)
    if (found === null) return undefined
    const [whole, single, double, word] = found
    parts.push(
      single !== undefined
        ? quoted(single)
        : double !== undefined
          ? quoted(double)
          : word !== undefined
            ? (words.get(word) ?? '')
            : whole.replace(/,?\s{0,9}\)/g, ']').replaceAll('(', '[')
    )
    at += whole.length
  }
  return parts.join('')
}

/** A text in either quotation marks, a word, a number, or what stands between; a tuple has a comma behind its last item or none. */
const token =
  /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|\b(None|True|False)\b|-?\d[\d.eE+-]{0,40}|[\s[\]{}():,]{1,99}/sy

const words: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['None', 'null'],
  ['True', 'true'],
  ['False', 'false']
])

/** Escapes of Python as the characters that they are, as far as it writes them; others stay. */
const quoted = (inside: string): string =>
  JSON.stringify(
    inside.replace(
      /\\(?:([nrt'"\\])|x([\da-f]{2})|u([\da-f]{4}))/g,
      (_, plain?: string, byte?: string, unit?: string) =>
        plain === undefined
          ? String.fromCharCode(Number.parseInt(byte ?? unit ?? '', 16))
          : (plainly[plain] ?? plain)
    )
  )

const plainly: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }
