import {
  isDomainOf,
  isHolderOf,
  isPortOf,
  isSchemaOf,
  isTagOf,
  isVersionOf
} from '../names/holds.js'

/** A longer text is no name with that of what holds it, or its tag. */
const LONG = 200

/** How two names are written as one: on which side of which sign the missing one stands, and what such a text looks like. */
export interface Writing {
  readonly side: { readonly before: string } | { readonly behind: string }
  readonly isOf: (missing: string, key: string) => boolean
  readonly form: RegExp
  readonly type: 'integer' | 'string'
}

/** One side has no sign at all, or nobody knows which of two parts it. */
export const writings: ReadonlyArray<Writing> = [
  { side: { before: '/' }, isOf: isHolderOf, form: /^[\w.-]+\/[\w.-]+$/, type: 'string' },
  {
    side: { behind: '/' },
    isOf: (missing, key) => isHolderOf(key, missing),
    form: /^[\w.-]+\/[\w.-]+$/,
    type: 'string'
  },
  { side: { before: '.' }, isOf: isDomainOf, form: /^[a-z]\w*\.[a-z]\w*$/, type: 'string' },
  { side: { before: '.' }, isOf: isSchemaOf, form: /^[a-z_]\w*\.[a-z_]\w*$/i, type: 'string' },
  { side: { behind: ':' }, isOf: isPortOf, form: /^[a-z\d][\w.-]*:\d{1,5}$/i, type: 'integer' },
  { side: { behind: ':' }, isOf: isTagOf, form: /^[\w./-]+:[\w.-]+$/, type: 'string' },
  { side: { behind: '@' }, isOf: isVersionOf, form: /^@?[\w./-]+@[\w.^~-]+$/, type: 'string' }
]

/** Whether a value is a text of such a form. */
export const isOfForm = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && value.length <= LONG && form.test(value)
