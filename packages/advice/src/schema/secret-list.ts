import type { Json } from '@toolfault/types/json'
import { looksSecret } from '../secret/look.js'
import { isSecret } from '../secret/secret.js'
import type { Ground } from './ground.js'
import { holdsSecret } from './holds-secret.js'

/**
 * Whether values that a schema lists under a key are a secret: where a subschema says so, where one of them
 * looks like one or holds one, and where the key says so and leaves no choice. Of several values under such
 * a key (`auth: none, basic or bearer`) one has to be chosen, and nobody lists the secrets that others use.
 */
export const isSecretList = (
  ground: Ground,
  key: string,
  schemas: ReadonlyArray<unknown>,
  values: ReadonlyArray<Json>
): boolean =>
  isSecret([], schemas, '') ||
  (isSole(values) && isSecret([key], [], '')) ||
  values.some((value) => looksSecret(value, key) || holdsSecret(ground, value, schemas))

/** Whether there is one value alone that can speak, besides null. */
const isSole = (values: ReadonlyArray<Json>): boolean => {
  const [only, more] = values.filter((value) => value !== null)
  return more === undefined && only !== undefined && typeof only !== 'boolean'
}
