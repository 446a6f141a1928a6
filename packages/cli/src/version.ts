import { readFileSync } from 'node:fs'
import { own } from '@toolfault/model'

/** The version of this package. */
export const version = (): string => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  )
  const told = own(manifest, 'version')
  return typeof told === 'string' ? told : ''
}
