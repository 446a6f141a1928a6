/** So many signs of a regular expression are looked at, at the most. */
const MOST = 500

/**
 * A text for a regular expression: each first way taken, each repetition made as often as it must be.
 * `undefined` where it asks for more than letters, classes, groups and repetitions.
 */
export const textFor = (pattern: string): string | undefined => {
  if (pattern.length > MOST) return undefined
  try {
    const text = new Reader(pattern).alternatives()
    return text
  } catch {
    return undefined
  }
}

const classes: ReadonlyMap<string, string> = new Map([
  ['d', '1'],
  ['w', 'a'],
  ['s', ' '],
  ['D', 'a'],
  ['W', '-'],
  ['S', 'a'],
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', ''],
  ['B', '']
])

/** Candidates for a class that names what it must not be. */
const candidates: ReadonlyArray<string> = ['a', 'A', '1', '_', '-', ' ', '.', ':', '/', '@', '#']

class Reader {
  private index = 0

  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  alternatives(): string {
    const first = this.sequence()
    while (this.source[this.index] === '|') {
      this.index++
      this.sequence()
    }
    return first
  }

  private sequence(): string {
    let text = ''
    while (this.index < this.source.length && !'|)'.includes(this.source[this.index] ?? '')) {
      const piece = this.piece()
      text += piece.repeat(Math.min(this.times(), 200))
      if (text.length > 2000) throw new RangeError('too long')
    }
    return text
  }

  private piece(): string {
    const sign = this.source[this.index++] ?? ''
    if (sign === '^' || sign === '$') return ''
    if (sign === '.') return 'a'
    if (sign === '(') return this.group()
    if (sign === '[') return this.set()
    return sign === '\\' ? this.escape() : sign
  }

  private group(): string {
    const kind = /^\?(?::|<\w+>|[=!]|<[=!])/.exec(this.source.slice(this.index))?.[0] ?? ''
    this.index += kind.length
    const text = this.alternatives()
    if (this.source[this.index++] !== ')') throw new SyntaxError('open group')
    // What only looks ahead or back writes nothing itself.
    return /[=!]$/.test(kind) ? '' : text
  }

  private escape(): string {
    const sign = this.source[this.index++] ?? ''
    if (sign === 'p' || sign === 'P') {
      const end = this.source.indexOf('}', this.index)
      if (end < 0) throw new SyntaxError('open property')
      this.index = end + 1
      return 'a'
    }
    if (/[1-9kux]/.test(sign)) throw new SyntaxError('not known')
    return classes.get(sign) ?? sign
  }

  private set(): string {
    const end = this.source.indexOf(']', this.index + 2)
    let last = end
    while (last > 0 && this.source[last - 1] === '\\' && this.source[last - 2] !== '\\') {
      last = this.source.indexOf(']', last + 1)
    }
    if (last < 0) throw new SyntaxError('open class')
    const body = this.source.slice(this.index, last)
    this.index = last + 1
    const test = new RegExp(`[${body}]`)
    const first = /^\^?/.exec(body)?.[0] === '' ? firstOf(body) : undefined
    if (first !== undefined && test.test(first)) return first
    const found = candidates.find((letter) => test.test(letter))
    if (found === undefined) throw new RangeError('nothing known fits')
    return found
  }

  private times(): number {
    const quantifier = /^(?:[*?+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.index))
    if (quantifier === null) return 1
    this.index += quantifier[0].length
    if (quantifier[1] !== undefined) return Number(quantifier[1])
    return quantifier[0].startsWith('+') ? 1 : 0
  }
}

const firstOf = (body: string): string | undefined =>
  body.startsWith('\\') ? (classes.get(body[1] ?? '') ?? body[1]) : body[0]
