import { authorizationRequired, type Fault, misconfigured } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import { few } from '@toolfault/words/few'

/** Stands where a sentence of ours has its part. */
const HERE = '\u0000'

/** What stands before and behind the part. */
const around = (sentence: string): readonly [string, string] => {
  const at = sentence.indexOf(HERE)
  return [sentence.slice(0, at), sentence.slice(at + HERE.length)]
}

/** The addresses that a sentence of ours tells. */
const addresses = (text: string, sentence: string): ReadonlyArray<string> => {
  const [before, after] = around(sentence)
  const found: Array<string> = []
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const start = at + before.length
    const word = /^https?:\/\/\S{1,2048}/i.exec(text.slice(start, start + 2_100))?.[0]
    if (word === undefined) continue
    if (text.startsWith(after, start + word.length)) found.push(word)
    else if (word.endsWith(after)) found.push(word.slice(0, -after.length))
  }
  return found
}

/** What can follow a sentence of ours, which may have full stops of its own. */
const following = [
  ...[faults.visit(HERE), faults.setUp(HERE), faults.requires([HERE])].map((one) => around(one)[0]),
  faults.userId
].map((sentence) => ` ${sentence}`)

/** The name that the sentence tells with which a text begins. */
const nameIn = (text: string, sentence: string): string | undefined => {
  const [before, after] = around(sentence)
  if (!text.startsWith(before)) return undefined
  const ends = following.map((next) => text.indexOf(after + next)).filter((at) => at >= 0)
  const end = ends.length > 0 ? Math.min(...ends) : text.length - after.length
  return text.startsWith(after, end) ? text.slice(before.length, end) : undefined
}

/** What a user or an operator must do, where the text says it in our sentences. */
export const ownAccess = (
  text: string,
  first: string,
  more: { readonly guidance?: string }
): ReadonlyArray<Fault> => {
  const challenges = addresses(text, faults.visit(HERE)).map((url) => ({ id: url, url }))
  const [setupUrl] = addresses(text, faults.setUp(HERE))
  const setUp = setupUrl === undefined ? {} : { setupUrl }
  const service = nameIn(first, faults.authorization(HERE))
  if (
    first.startsWith(faults.authorization('')) ||
    service !== undefined ||
    challenges.length > 0
  ) {
    const rest = {
      ...(text.includes(faults.userId) ? { userId: true } : {}),
      ...setUp,
      ...(service === undefined ? {} : { service })
    }
    return [
      authorizationRequired('tool', challenges, { ...rest, ...more }),
      authorizationRequired('tool', challenges, { ...rest, message: text }),
      authorizationRequired('tool', [], { message: text })
    ]
  }
  const isNameless = first.startsWith(faults.misconfigured(''))
  const unset = isNameless ? '' : nameIn(first, faults.misconfigured(HERE))
  if (unset === undefined) return []
  const [, after = ''] = first.split(around(faults.requires([HERE]))[0], 2)
  const requirements = [...after.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name)
  const isOurs = text.includes(faults.requires(few(requirements)))
  return [
    misconfigured(unset, requirements, { ...setUp, ...more }),
    misconfigured(unset, isOurs ? requirements : [], { ...setUp, message: text }),
    misconfigured(unset, [], { message: text })
  ]
}
