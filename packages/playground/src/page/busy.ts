/** Say on the page whether a view waits for an answer, so that whoever drives it knows when to look. */
export const busyness = (): ((view: string, isBusy: boolean) => void) => {
  const waiting = new Set<string>()
  return (view, isBusy) => {
    if (isBusy) waiting.add(view)
    else waiting.delete(view)
    document.documentElement.dataset['busy'] = waiting.size > 0 ? 'yes' : 'no'
  }
}
