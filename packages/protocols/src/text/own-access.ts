import { authorizationRequired, type Fault, misconfigured } from '@toolfault/model'
import { faults } from '@toolfault/words/en'

/** A mark that stands for what a sentence of ours says of this one failure. */
const HERE = '\u0000'

/** What stands in a text where a sentence of ours has its part, for each time that it stands there. */
const said = (text: string, sentence: string): ReadonlyArray<string> => {
  const [before = '', after = ''] = sentence.split(HERE)
  const found: Array<string> = []
  for (let at = text.indexOf(before); at >= 0; at = text.indexOf(before, at + 1)) {
    const end = text.indexOf(after, at + before.length)
    if (end < 0) break
    found.push(text.slice(at + before.length, end))
  }
  return found
}

/** What a user or an operator must do, where the text says it in our sentences. */
export const ownAccess = (
  text: string,
  first: string,
  more: { readonly guidance?: string }
): ReadonlyArray<Fault> => {
  const urls = said(text, faults.visit(HERE)).filter((url) => /^https?:\/\/\S+$/i.test(url))
  const [setupUrl] = said(text, faults.setUp(HERE)).filter((url) => /^https?:\/\/\S+$/i.test(url))
  const userId = text.includes(faults.userId)
  const [service] = first.startsWith('Authorization') ? said(first, faults.authorization(HERE)) : []
  if (first.startsWith(faults.authorization('')) || service !== undefined || urls.length > 0) {
    const rest = {
      ...(userId ? { userId } : {}),
      ...(setupUrl === undefined ? {} : { setupUrl }),
      ...(service === undefined ? {} : { service })
    }
    // Nothing but its address tells one challenge from another here.
    const challenges = urls.map((url) => ({ id: url, url }))
    return [
      authorizationRequired('tool', challenges, { ...rest, ...more }),
      authorizationRequired('tool', challenges, { ...rest, message: text }),
      authorizationRequired('tool', [], { message: text })
    ]
  }
  const [unset] = first.startsWith('The ') ? said(first, faults.misconfigured(HERE)) : []
  if (unset === undefined) return []
  const [names = ''] = said(first, faults.requires([HERE]))
  const requirements = [...names.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name)
  const rest = setupUrl === undefined ? {} : { setupUrl }
  return [
    misconfigured(unset, requirements, { ...rest, ...more }),
    misconfigured(unset, requirements, { ...rest, message: text }),
    misconfigured(unset, [], { message: text })
  ]
}
