import type { Reading } from './zod-sentences.js'

/** What zod 3 and 4 say of a bound: of a number, or of a size. */
export const bounds: ReadonlyArray<Reading> = [
  [
    /^Too (small|big): expected (\w{1,20}) to (?:be|have) (exactly |[<>]=?)(-?[\d.e+-]{1,30})(?: \w{1,20})?$/,
    (side, origin, sign, limit) => bound(side === 'small', origin, sign, limit)
  ],
  [
    /^Number must be (greater|less) than( or equal to)? (-?[\d.e+-]{1,30})$/,
    (side, sign, limit) => bound(side === 'greater', 'number', sign, limit)
  ],
  [
    /^(String|Array) must contain (at least|more than|over) (\d{1,15}) (?:character|element)\(s\)$/,
    (origin, sign, limit) => bound(true, origin.toLowerCase(), sign, limit)
  ],
  [
    /^(String|Array) must contain (at most|less than|under) (\d{1,15}) (?:character|element)\(s\)$/,
    (origin, sign, limit) => bound(false, origin.toLowerCase(), sign, limit)
  ]
]

/** How zod says that the bound itself is allowed. */
const inclusive: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['exactly ', '<=', '>=', ' or equal to', 'at least', 'at most']
])

const bound = (
  isLeast: boolean,
  origin: string,
  sign: string,
  limit: string
): { readonly code: string } => ({
  code: isLeast ? 'too_small' : 'too_big',
  ...{
    origin,
    inclusive: inclusive.has(sign),
    [isLeast ? 'minimum' : 'maximum']: Number(limit)
  }
})
