import { total } from '@toolfault/model'
import type { Pack } from './en.js'

/** Say what another language has no words for in English; `''` where it was English that failed. */
export const inEnglish = <S extends { readonly pack?: Pack }>(
  saying: S,
  say: (english: Omit<S, 'pack'>) => string
): string =>
  total(
    () => {
      const { pack, ...english } = saying
      return pack === undefined ? '' : say(english)
    },
    () => ''
  )
