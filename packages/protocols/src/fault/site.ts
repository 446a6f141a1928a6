import { link } from '@toolfault/words/escape'

/** Whether two absolute addresses have one scheme, host and port. */
export const isOfSite = (url: string | undefined, other: string | undefined): boolean => {
  const origin = originOf(url)
  return origin !== undefined && origin === originOf(other)
}

const originOf = (url: string | undefined): string | undefined =>
  /^https?:\/\/[^/?#@\\]+(?=[/?#]|$)/i.exec(link(url) ?? '')?.[0].toLowerCase()
