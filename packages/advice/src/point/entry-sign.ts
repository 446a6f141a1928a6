import { isRecord } from '@toolfault/model'
import { descriptionOf } from '../schema/description.js'

/** How an author says what stands between a key and its value in a text: "KEY=VALUE", "`name: value`". */
const said =
  /\b(?:attribute|field|header|key|label|name|param|parameter|property|tag|var|variable)[>}]?(=|: ?)[<{"']{0,2}val(?:ue)?\b/i

/** The variables of an environment are written in one way. */
const ofEnvironment = /^env(?:ironment)?(?:[_-]?var(?:iable)?)?s?$/i

/** The signs that may stand between a key and its value in a text. */
export const entrySigns: ReadonlyArray<string> = ['=', ':']

/** What stands between a key and its value where a text is both; `undefined` where nobody knows. */
export const entrySign = (
  name: string | undefined,
  schemas: ReadonlyArray<unknown>
): string | undefined =>
  said.exec(schemas.filter(isRecord).map(descriptionOf).join(' '))?.[1] ??
  (ofEnvironment.test(name ?? '') ? '=' : undefined)
