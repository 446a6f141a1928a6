import { isRecord, own, printPointer } from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { typeOf } from '../point/received.js'
import { same } from '../schema/same.js'
import { listedBy } from '../schema/shape.js'
import { exact } from './exact.js'
import { formOf } from './form.js'
import type { Grade } from './grade.js'
import { listedFor } from './listed.js'
import type { Form } from './scalar.js'
import { type Mend, mendOf, type Site } from './site.js'

/** A value put in place of another, or where there is none. */
export const put = (site: Site, value: Json): ReadonlyArray<Mend> => {
  if (!site.has) return add(site, value)
  const grade = gradeOf(site, value)
  return grade === undefined ? [] : mendOf(site, { grade, value })
}

/** The one of these values that was meant. */
export const choose = (site: Site, values: ReadonlyArray<Json>): ReadonlyArray<Mend> => {
  if (!site.has) return add(site)
  const form = listedFor(site.value, values)
  return form === undefined ? [] : mendOf(site, form)
}

/**
 * A key that is not there: the only value that it may have, which is certain; else the author's default
 * or example, a guess. Never where two values fit, and never a secret.
 */
export const add = (site: Site, advised?: Json): ReadonlyArray<Mend> => {
  if (site.has || site.isSecret || !isRecord(site.owner)) return []
  const [only, ...more] = listedBy(site.schema) ?? []
  const isOnly = only !== undefined && more.length === 0 && site.isRequired
  const known = isOnly ? only : (advised ?? authored(site))
  const value = exact(known, site.budget)
  if (value === undefined) return []
  // A branch of a union was chosen by somebody: its tag follows from that choice.
  const grade = !isOnly ? 'guess' : site.piece.chosen === undefined ? 'certain' : 'likely'
  return [{ grade, ops: [{ op: 'add', path: printPointer(site.path), value }] }]
}

const authored = ({ piece, schema }: Site): unknown =>
  own(schema, 'default') ?? own(own(schema, 'examples'), '0') ?? own(own(piece, 'about'), 'example')

/** How sure it is that an advised value was meant; `undefined` where another fits as well. */
const gradeOf = (site: Site, value: Json): Grade | undefined => {
  const type = typeOf(value)
  const form = type === undefined ? undefined : formOf(site.value, type, site.items, '')
  if (form !== undefined && leadsTo(form, site.value, value)) return form.grade
  const listed = listedFor(site.value, listedBy(site.schema) ?? [value])
  if (listed !== undefined) return leadsTo(listed, site.value, value) ? listed.grade : undefined
  return typeof site.value === 'string' && typeof value === 'string' ? 'likely' : 'guess'
}

const leadsTo = (form: Form, from: unknown, value: Json): boolean =>
  same('under' in form ? own(from, form.under) : form.value, value)
