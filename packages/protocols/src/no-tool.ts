/** How others say that no tool has a name (facts, Appendix B; seams, A): SDKs, F7, OXP's examples. */
const forms: ReadonlyArray<RegExp> = [
  /^Tool not found: ([^\n]{1,200})$/i,
  /^Tool ["'`]([^"'`\n]{1,200})["'`] (?:was )?(?:not found(?:: tool not found)?|does not exist)\.?$/i,
  /^Tool ([^\s"'`]{1,200}) (?:was )?(?:not found|disabled)\.?$/i
]

/** The name of the tool that one sentence of another house calls unknown; our own wording is not here. */
export const toolCalledUnknown = (sentence: string): string | undefined => {
  for (const form of forms) {
    const name = form.exec(sentence)?.[1]
    if (name !== undefined) return name
  }
  return undefined
}
