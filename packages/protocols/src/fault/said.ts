import { own } from '@toolfault/model'
import type { Json, JsonObject } from '@toolfault/types/json'
import type { Verbosity } from '@toolfault/words/sentence'

/** The member, or the `_meta` key, under which the whole fault rides along. */
export const FAULT = 'dev.toolfault/fault'

/** What changes how a text is said, and can be told as JSON. */
interface Saying {
  readonly baseUrl?: string
  readonly budget?: number
  readonly verbosity?: Verbosity
}

/**
 * Whether the whole fault rides along. Not beside another language than ours: a reader says it again to compare, and has
 * no words for that.
 */
export const rides = (
  { carrier, pack }: { readonly carrier?: boolean; readonly pack?: unknown },
  otherwise = false
): boolean => pack === undefined && (carrier ?? otherwise) === true

/** What a reader of a carrier must know to say the same again; nothing where it was said as usual. */
export const saidOf = (form: Saying & { readonly attempts?: unknown }): JsonObject => ({
  ...saying(form),
  ...(form.attempts === undefined ? {} : { attempts: true })
})

/** How a carrier says that its text was said. */
export const sayingIn = (carrier: Json | undefined): Saying => saying(own(carrier, 'said'))

/** What is of another type was not said. */
const saying = (said: unknown): Saying => {
  const baseUrl = own(said, 'baseUrl')
  const budget = own(said, 'budget')
  const verbosity = own(said, 'verbosity')
  return {
    ...(verbosity === 'brief' || verbosity === 'normal' || verbosity === 'full'
      ? { verbosity }
      : {}),
    ...(typeof budget === 'number' && Number.isFinite(budget) ? { budget } : {}),
    ...(typeof baseUrl === 'string' ? { baseUrl } : {})
  }
}
