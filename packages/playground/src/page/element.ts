/** The element of an id that the page is known to have, as what it is known to be. */
export const element = <E extends HTMLElement>(id: string, kind: new () => E): E => {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new TypeError(`the page has no ${kind.name} with the id ${id}`)
}

/** An element with a text in it, which is never read as markup. */
export const made = <N extends keyof HTMLElementTagNameMap>(
  name: N,
  text = '',
  className = ''
): HTMLElementTagNameMap[N] => {
  const element = document.createElement(name)
  element.textContent = text
  if (className !== '') element.className = className
  return element
}

/** Say something in a place that is not shown while there is nothing to say. */
export const say = (place: HTMLElement, text: string): void => {
  if (place.textContent !== text) place.textContent = text
  place.hidden = text === ''
}

/** Put options into a list, of which one is chosen. */
export const choices = (
  list: HTMLSelectElement,
  names: ReadonlyArray<string>,
  chosen: string
): void => {
  list.replaceChildren(...names.map((name) => new Option(name, name)))
  list.value = names.includes(chosen) ? chosen : (names[0] ?? '')
}

/** Run something once calls have paused. */
export const paused = (run: () => void, wait: number): (() => void) => {
  let timer: number | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
  }
}
