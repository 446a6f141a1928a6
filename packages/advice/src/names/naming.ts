/** Words under which an object says its own name, where it stands under none. */
const words: ReadonlySet<string> = /* @__PURE__ */ new Set(['name', 'key', 'id', 'label', 'header'])

/** Whether a key says no more than that the name of the object stands under it. */
export const isNaming = (key: string): boolean => words.has(key.toLowerCase())
