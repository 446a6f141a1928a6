import { type Expected, shownValues, writeJson } from '@toolfault/model'

/**
 * What a value has to look like, as `expected_format` says it to a program: an example of the format
 * where the text or common use has one, the pattern, else a short notation: `integer`,
 * `"eco" | "first"`, `>= 1`, `1..10 characters`. `undefined` where there is none.
 */
export const expectedFormat = (expected: Expected | undefined): string | undefined => {
  switch (expected?.id) {
    case 'pattern':
      return expected.pattern
    case 'format':
      return formats.get(expected.format) ?? expected.format
    case 'type':
      return expected.types.join(' | ')
    case 'one_of': {
      const shown = shownValues(expected.values)
      const values = expected.values.slice(0, shown).map((value) => writeJson(value) ?? 'null')
      return [...values, ...(expected.values.length > shown ? ['…'] : [])].join(' | ')
    }
    case 'compare':
      return `${expected.comparison} ${expected.limit}`
    case 'count': {
      const { least, most, of } = expected
      if (least !== undefined && least === most)
        return `${most} ${most === 1 ? of.replace(/s$/, '') : of}`
      if (least !== undefined && most !== undefined) return `${least}..${most} ${of}`
      return least === undefined ? `<= ${most ?? 0} ${of}` : `>= ${least} ${of}`
    }
    default:
      return undefined
  }
}

const formats: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['email', 'user@domain.com'],
  ['idn-email', 'user@domain.com'],
  ['date', 'YYYY-MM-DD'],
  ['date-time', 'YYYY-MM-DDThh:mm:ssZ'],
  ['time', 'hh:mm:ssZ'],
  ['uri', 'https://domain.com/path']
])

/** The format whose example a text is; the first where two have one. */
export const formatOf = (example: string): string | undefined =>
  [...formats].find(([, text]) => text === example)?.[0]
