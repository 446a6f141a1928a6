import { joiSaid } from '../../reading/joi.js'
import { namedFirstSaid } from '../../reading/named-first.js'
import type { Told } from '../../reading/told.js'
import { ajvTextSaid } from './ajv-text.js'
import { arktypeSaid } from './arktype.js'
import { ectoSaid } from './ecto.js'
import { effectTreeSaid } from './effect-tree.js'
import { everitSaid } from './everit.js'
import { goTagsSaid } from './go-tags.js'
import { gojsonschemaSaid } from './gojsonschema.js'
import { jacksonSaid } from './jackson.js'
import { jsonSchemerSaid } from './json-schemer.js'
import { jsonschemaJsSaid } from './jsonschema-js.js'
import { laravelSaid } from './laravel.js'
import { mapstructureSaid } from './mapstructure.js'
import { msgspecSaid } from './msgspec.js'
import { nanobotSaid } from './nanobot.js'
import { networkntFirstSaid } from './networknt-first.js'
import { pathReporterSaid } from './path-reporter.js'
import { phpSaid } from './php.js'
import { placedSaid } from './placed.js'
import { superstructSaid } from './superstruct.js'
import { swiftSaid } from './swift.js'
import { voluptuousSaid } from './voluptuous.js'

/** Each knows its own text by how it begins, and no other's. */
const readers: ReadonlyArray<(text: string) => Told | undefined> = [
  mapstructureSaid,
  goTagsSaid,
  networkntFirstSaid,
  jacksonSaid,
  jsonSchemerSaid,
  laravelSaid,
  phpSaid,
  swiftSaid,
  ectoSaid,
  gojsonschemaSaid,
  voluptuousSaid,
  nanobotSaid,
  everitSaid,
  msgspecSaid,
  superstructSaid,
  pathReporterSaid,
  jsonschemaJsSaid,
  joiSaid,
  effectTreeSaid,
  arktypeSaid,
  ajvTextSaid,
  namedFirstSaid,
  placedSaid
]

/**
 * What validators and decoders, of other languages too, say of a value, as they print it. Of what it is, only what stands around
 * it says. `undefined` where none of them wrote a text.
 */
export const checkedSaid = (text: string): Told | undefined => {
  for (const read of readers) {
    const told = read(text)
    if (told !== undefined) return told
  }
  return undefined
}
