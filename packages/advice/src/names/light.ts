import { setOf } from '../set-of.js'
/** Words that add nothing behind another, so that an `email` is an `email_address`. */
export const light: ReadonlySet<string> = /* @__PURE__ */ setOf(
  'id number no num address path url uri link code key term text data info date time at by count'
)
