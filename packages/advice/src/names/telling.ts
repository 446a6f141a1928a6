/** Words that say which of two: with one of these more, a name says something else. */
export const telling: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'min max start end from to before after since until old new first last next prev previous not no non exclude include has in out on off up down left right top bottom source target src dst parent child sub other per by total input output base private public custom add insert update replace delete remove create'.split(
    ' '
  )
)
