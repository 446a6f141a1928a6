import { isIndex, isList, isRecord, own, owns, type Path, valueAt } from '@toolfault/model'
import { carriesText, isCarrier } from '../names/carrier.js'
import { numberOfWay } from '../names/direction.js'
import { areElements } from '../names/elements.js'
import { numberInAddress } from '../names/number-in-address.js'
import { numberBySign } from '../names/number-sign.js'
import { quantityIn } from '../names/quantity.js'
import { isSameName } from '../names/spelling.js'
import { amountIn, type Unit } from '../names/unit.js'
import { lastOf, nameOf } from '../pointers.js'
import { accepts } from '../schema/accepts.js'
import { besideNull, withinNull } from '../schema/beside-null.js'
import { valueCalled } from '../schema/enum-names.js'
import { beginsAsJson } from '../schema/json-text.js'
import { numberCalled } from '../schema/legend.js'
import { fitsAll } from '../schema/misfits.js'
import { shapeOf } from '../schema/shape.js'
import { knownOf } from '../walk/known.js'
import { rulesAt } from '../walk/rules.js'
import { schemasAt } from '../walk/schemas.js'
import type { Walk } from '../walk/walk.js'
import { isUnion } from './are-for.js'
import { useOf } from './command.js'
import { isCounted, isDated, isJson } from './dated.js'
import { entryOf, isRowOf } from './entry.js'
import type { Rejected } from './fix.js'
import { hides } from './hides.js'
import { holdsNone } from './holds-none.js'
import { idKeyOf } from './id-key.js'
import { shareIn } from './in-scale.js'
import { formKeyOf, soleKeyOf } from './inner-key.js'
import { isItemByListed } from './item-by-listed.js'
import { signFor } from './joined.js'
import { areLikeItems, isLikeItem, isUnlike } from './like-item.js'
import { listKeyOf } from './list-key.js'
import { isNameless } from './nameless.js'
import { isDataFor } from './program-text.js'
import { restructured } from './restructured.js'
import { takesItem } from './takes-item.js'
import { isTuple } from './tuple.js'
import { isMoment, unitFor } from './unit-for.js'
import { isWordy } from './wordy.js'

/**
 * The value at a path, and what its place takes, by the schema of a place like it; `undefined` where
 * nothing stands.
 */
export const rejectedAt = (walk: Walk, path: Path, like: Path = path): Rejected | undefined => {
  const key = path.at(-1)
  const owner = valueAt(walk.value, path, path.length - 1)
  if (key !== undefined && !owns(owner, key)) return undefined
  const value = key === undefined ? walk.value : own(owner, key)
  const schemas = schemasAt(walk, like)
  const within = schemas.map((schema) => besideNull(schema) ?? schema)
  // What may be null is described around the two.
  const described = [...new Set([...schemas, ...within])]
  const place = nameOf(like)
  // Asked only where something would be shown.
  let secret: boolean | undefined
  return {
    value,
    meant: walk.meant,
    place,
    fits: (inner) =>
      !schemas.some((schema) => isWordy(walk, schema, inner)) && fitsAll(walk, schemas, inner),
    fitsItem: (item) => {
      const items = schemasAt(walk, [...like, '0'])
      // Of a union of arrays nobody knows whose items are meant, but whether one of them takes it.
      return items.length === 0 && schemas.some(isUnion)
        ? schemas.every((schema) => takesItem(walk, schema, item))
        : fitsAll(walk, items, item)
    },
    knows: (name) => schemas.some((schema) => shapeOf(walk, schema).properties.has(name)),
    soleKey: (inner) => soleKeyOf(walk, like, within, inner),
    listKey: (inner) => listKeyOf(walk, like, within, inner),
    restructured: (inner, types) => restructured(walk, like, inner, types),
    formKey: (held) => formKeyOf(schemas, held),
    idKey: (held) => idKeyOf(place, described, held),
    isItem: (item) =>
      isLikeItem(walk, schemasAt(walk, [...like, '0']), item) ||
      isItemByListed(walk, [...like, '0'], item),
    areItems: (inner) => areLikeItems(walk, schemasAt(walk, [...like, '0']), inner),
    isOther: (inner) =>
      isUnlike(walk, schemas, inner) ||
      isNameless(walk, like, inner) ||
      holdsNone(walk, like, inner) ||
      isRowOf(walk, like, inner) ||
      entryOf(walk, like, inner) !== undefined,
    isTuple: () => schemas.some(isTuple),
    isOtherItem: (item) => {
      const items = schemasAt(walk, [...like, '0'])
      return isUnlike(walk, items, item) || isRow(walk, like, items, item)
    },
    isDated: () => schemas.some(isDated) && !schemas.some(isCounted),
    amount: (said) => {
      const unit = (): Unit | undefined =>
        isMoment(described) ? undefined : unitFor(place, described)
      return typeof said === 'string'
        ? (amountIn(said, unit) ??
            numberCalled(described, said) ??
            numberBySign(said, place ?? '') ??
            numberInAddress(said, place ?? '') ??
            numberOfWay(said, nameOf(like.slice(0, -1))) ??
            shareIn(said, described))
        : quantityIn(said, unit)
    },
    isJson: () => schemas.some(isJson),
    isData: (inner) => isDataFor(walk, like, inner),
    sign: () => signFor(described),
    areElements: (text) => areElements(text, place),
    use: () => useOf(place, schemas),
    carries: (inner) => isCarrier(inner, place, walk.meant),
    carriesText: (name, inner) => {
      const isText = (schema: unknown): boolean =>
        accepts([...shapeOf(walk, schema).types], 'string')
      if (typeof inner !== 'string' && !schemas.some(isText)) return true
      const isData = schemas.some(isJson)
      if (name === undefined) return !isData || (typeof inner === 'string' && beginsAsJson(inner))
      // An item of `fields` is none of what they hold under names.
      return place === undefined || isIndex(lastOf(like))
        ? isCarrier(name, place, walk.meant)
        : carriesText(name, place, walk.meant, isData)
    },
    isOwnText: (text) =>
      typeof text === 'string' &&
      (isSameName(text, place ?? '') ||
        schemas.some(
          (schema) => own(schema, 'description') === text || own(schema, 'title') === text
        )),
    isSecret: () => (secret ??= hides(walk, path, like, value)),
    isNeeded: () => isRequired(walk, like),
    called: (areTexts) =>
      valueCalled(withinNull(walk.root, schemas), value) ??
      (typeof value === 'string' && !areTexts ? numberCalled(within, value) : undefined),
    // Of a place that no subschema surely speaks of nobody knows; without any schema null is no key.
    isOptional: () =>
      key !== undefined &&
      !isRequired(walk, like) &&
      !isList(owner) &&
      (schemas.length > 0 || (value === null && walk.root === undefined))
  }
}

/** Whether an object came for a whole row of a table, the cells of which may be anything: what it holds is in several of them. */
const isRow = (walk: Walk, like: Path, cells: ReadonlyArray<unknown>, item: unknown): boolean =>
  isRecord(item) &&
  isIndex(lastOf(like)) &&
  cells.every((schema) => shapeOf(walk, schema).types.size === 0)

/** Whether the schema of the owner lists the last key of a path as required. */
export const isRequired = (walk: Walk, path: Path): boolean => {
  const key = path.at(-1)
  if (key === undefined) return false
  return knownOf(rulesAt(walk, path, path.length - 1)).required.has(key)
}
