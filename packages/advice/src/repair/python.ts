/** Longer texts are not read. */
const LONG = 100_000

/** White space, a mark, a text, a number or a name of Python. */
const tokens =
  /\s+|[{}[\]():,]|'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:True|False|None)(?!\w)/gy

const names: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  '(': '[',
  ')': ']'
}

/**
 * Write as JSON what Python's `repr` wrote: `{'a': [1, True, None]}`, tuples as arrays. What comes out is
 * only JSON where Python's grammar and that of JSON agree; `undefined` where a token is neither's.
 */
export const fromPython = (text: string): string | undefined => {
  const json: Array<string> = []
  const open: Array<string> = []
  let end = 0
  for (const { 0: token, groups } of text.length > LONG ? [] : text.matchAll(tokens)) {
    end += token.length
    if (token.trim() === '') continue
    const isEnd = /^[\]})]$/.test(token)
    if (isEnd && !closes(token, open.pop(), json.at(-1))) return undefined
    // A comma after the last item is Python.
    if (isEnd && json.at(-1) === ',') json.pop()
    if (/^[[{(]$/.test(token)) open.push(token)
    if (token === ',' && open.at(-1) === '(') open[open.length - 1] = ','
    const body = groups?.['single'] ?? groups?.['double']
    json.push(body === undefined ? (names[token] ?? token) : quoted(body))
  }
  return end === text.length ? json.join('') : undefined
}

/** One item in round brackets is no tuple without a comma. */
const closes = (token: string, open: string | undefined, before: string | undefined): boolean =>
  token === ')' ? open === ',' || (open === '(' && before === '[') : open !== '(' && open !== ','

const quoted = (body: string): string => {
  const inner = body.replace(/\\x([\da-fA-F]{2})|\\.|"/g, (it, byte?: string) => {
    if (byte !== undefined) return `\\u00${byte}`
    return it === "\\'" ? "'" : it === '"' ? '\\"' : it
  })
  return `"${inner}"`
}
