/** A row of tabs that arrow keys, Home and End move along; choosing follows the focus. */
export interface Tabs {
  /** Choose one without telling. */
  readonly choose: (id: string) => void
}

/** Make the tabs of a list work (ARIA Authoring Practices, "Tabs Pattern"). `chosen` is told the id of a tab. */
export const tabs = (list: HTMLElement, chosen: (id: string) => void): Tabs => {
  const all = (): ReadonlyArray<HTMLElement> => [
    ...list.querySelectorAll<HTMLElement>('[role=tab]')
  ]
  const choose = (id: string): void => {
    for (const tab of all()) {
      const isChosen = tab.id === id
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
    }
  }
  const take = (tab: HTMLElement | undefined): void => {
    if (tab === undefined) return
    choose(tab.id)
    tab.focus()
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    chosen(tab.id)
  }
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) take(all().find((tab) => tab.contains(target)))
  })
  list.addEventListener('keydown', (event) => {
    const row = all()
    const at = row.findIndex((tab) => tab.contains(document.activeElement))
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: row.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    take(row.at(to % row.length))
  })
  return { choose }
}
