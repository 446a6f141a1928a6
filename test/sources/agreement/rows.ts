import type { Row } from './row.js'
import { rows as authors } from './rows/authors.js'
import { rows as choices } from './rows/choices.js'
import { rows as conditions } from './rows/conditions.js'
import { rows as containers } from './rows/containers.js'
import { rows as formats } from './rows/formats.js'
import { rows as keys } from './rows/keys.js'
import { rows as missing } from './rows/missing.js'
import { rows as nested } from './rows/nested.js'
import { rows as numbers } from './rows/numbers.js'
import { rows as roots } from './rows/roots.js'
import { rows as several } from './rows/several.js'
import { rows as shapes } from './rows/shapes.js'
import { rows as sizes } from './rows/sizes.js'
import { rows as surplus } from './rows/surplus.js'
import { rows as tags } from './rows/tags.js'
import { rows as tuples } from './rows/tuples.js'
import { rows as types } from './rows/types.js'
import { rows as unions } from './rows/unions.js'

/** The whole table. */
export const rows: ReadonlyArray<Row> = [
  ...missing,
  ...types,
  ...containers,
  ...roots,
  ...surplus,
  ...keys,
  ...choices,
  ...sizes,
  ...numbers,
  ...formats,
  ...unions,
  ...shapes,
  ...tags,
  ...tuples,
  ...nested,
  ...conditions,
  ...several,
  ...authors
]
