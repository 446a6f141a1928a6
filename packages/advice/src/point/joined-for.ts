import { own, owns, type Path, valueAt } from '@toolfault/model'
import { headOf } from '../names/spelling.js'
import { sole } from '../union/sole.js'
import { knownOf } from '../walk/known.js'
import { sureOf } from '../walk/rule.js'
import { rulesAt } from '../walk/rules.js'
import { strangeAt } from '../walk/strange.js'
import type { Walk } from '../walk/walk.js'
import { isOfForm, type Writing } from './writings.js'

/** More keys that have to be there are not looked at. */
const MANY = 16

/** Words for what holds the names of two things as one: `action: "light.turn_on"`, `full_name: "acme/site"`. */
const wholes =
  /^(?:action|call|command|function|id|identifier|intent|method|name|object|operation|project|relation|repo|repository|resource|service|slug|source|table|target)$/

/**
 * What a text stands for that has the names of two missing keys in one, under a key without a place: the name of the second, from
 * which the first is then taken. `undefined` where another key might be that, or where one of both is there.
 */
export const joinedFor = (
  walk: Walk,
  around: Path,
  key: string,
  { form, isOf }: Writing
): string | undefined => {
  if (!wholes.test(headOf(key))) return undefined
  const owner = valueAt(walk.value, around)
  const isWhole = (one: string): boolean => isOfForm(own(owner, one), form)
  if (sole(strangeAt(walk, around).filter(isWhole)) !== key) return undefined
  const { required } = knownOf(sureOf(rulesAt(walk, around)))
  const missing =
    required.size > MANY ? [] : [...required.keys()].filter((one) => !owns(owner, one))
  return sole(missing.filter((one) => missing.some((other) => other !== one && isOf(other, one))))
}
