import { made } from './element.js'

/** A sentence as nodes, what stands between backticks as code. Nothing in it is read as markup. */
export const spoken = (text: string): ReadonlyArray<Node> =>
  text
    .split('`')
    .map((part, at, parts) =>
      at % 2 === 1 && at < parts.length - 1
        ? made('code', part)
        : new Text(at % 2 === 1 ? `\`${part}` : part)
    )

/** A list item for each sentence. */
export const items = (sentences: ReadonlyArray<string>): ReadonlyArray<HTMLLIElement> =>
  sentences.map((sentence) => {
    const item = made('li')
    item.append(...spoken(sentence))
    return item
  })
