import { setOf } from '../set-of.js'
import { headOf } from './spelling.js'

/** What others stand in by their name: `acme/site`, `default/web`. */
const holders: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'group namespace org organization owner workspace'
)

/** What is often named with that before it. */
const held: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'deployment name pod project repo repository service slug'
)

/** Whether what one key names holds what another does, as an `owner` does a `repo`. */
export const isHolderOf = (one: string, other: string): boolean =>
  holders.has(headOf(one)) && held.has(headOf(other))

/** Whether a key names the domain of the service that another calls: `service: "light.turn_on"`. */
export const isDomainOf = (one: string, other: string): boolean =>
  headOf(one) === 'domain' && headOf(other) === 'service'

/** Whether a key names what holds the table that another names: `table: "public.orders"`. */
export const isSchemaOf = (one: string, other: string): boolean =>
  /^(?:database|dataset|schema)$/.test(headOf(bare(one))) &&
  /^(?:table|view)$/.test(headOf(bare(other)))

/** A name without the mark of what it is of a thing: `table` of `table_id`. */
const bare = (name: string): string => name.replace(/[-_]?(?:id|name)$/i, '')

/** Whether a key names the port of the host that another names: `host: "db.local:5432"`. */
export const isPortOf = (one: string, other: string): boolean =>
  headOf(one) === 'port' && /^(?:host|hostname)$/.test(headOf(other))

/** Whether a key names the tag of what another names: `image: "nginx:1.25"`. */
export const isTagOf = (one: string, other: string): boolean =>
  headOf(one) === 'tag' && /image(?:_?name)?$/i.test(other)

/** Whether a key names the version of what another names: `package: "left-pad@1.3.0"`. */
export const isVersionOf = (one: string, other: string): boolean =>
  headOf(one) === 'version' && versioned.test(other)

const versioned = /(?:package|library|module|dependency)(?:_?name)?$/i
