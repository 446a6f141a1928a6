/** The patterns of one text of TypeScript, and what is left of it without them, comments and strings. */
export interface Scanned {
  readonly patterns: ReadonlyArray<{ readonly source: string; readonly flags: string }>
  readonly rest: string
}

/** What is no code: comments and quoted texts; a template is taken apart by hand, for code stands in it. */
const quoted = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y

const literal = /\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/y

/** Behind these a slash begins a pattern; behind a name, a number or a closed bracket it divides. */
const opens = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|of|in|void|await|yield))\s*$/

/** Take every regular expression literal out of a source. */
export const scanned = (text: string): Scanned => {
  const patterns: Array<{ readonly source: string; readonly flags: string }> = []
  /** Open templates: how many braces are open in the code of each. */
  const templates: Array<number> = []
  let rest = ''
  let at = 0
  const taken = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at
    const found = what.exec(text)
    if (found !== null) at += found[0].length
    return found
  }
  /** From behind a backtick or the end of a hole to the next hole, or to the end of the template. */
  const template = (): void => {
    while (at < text.length && text[at] !== '`') {
      if (text.startsWith('${', at)) {
        templates.push(0)
        at += 2
        rest += '('
        return
      }
      at += text[at] === '\\' ? 2 : 1
    }
    at += 1
    rest += "''"
  }
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (taken(quoted) !== null) {
      rest += sign === '/' ? ' ' : "''"
    } else if (sign === '`') {
      at += 1
      template()
    } else if (sign === '}' && templates.at(-1) === 0) {
      templates.pop()
      at += 1
      rest += ')'
      template()
    } else {
      const found = sign === '/' && opens.test(rest.slice(-20)) ? taken(literal) : null
      if (found !== null) {
        patterns.push({ source: found[1] ?? '', flags: found[2] ?? '' })
        rest += "''"
        continue
      }
      const open = templates.length - 1
      if (open >= 0 && (sign === '{' || sign === '}')) {
        templates[open] = (templates[open] ?? 0) + (sign === '{' ? 1 : -1)
      }
      rest += sign
      at += 1
    }
  }
  return { patterns, rest }
}
