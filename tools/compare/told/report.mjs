const titles = {
  exception: 'Exceptions',
  slow: 'Slow',
  mended: 'Calls that are mended otherwise',
  text: 'Texts to the caller',
  read: 'What is read of a payload',
  written: 'What is written of a fault'
}

const short = (value) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 1_200 ? `${text.slice(0, 1_200)}…` : text
}

const indented = (label, value) => `    ${label}${short(value).replaceAll('\n', '\n      ')}`

const inputOf = ({ call, fault, payload }) => call ?? payload ?? fault

const outcomeOf = ({ about }, outcome, value) => {
  if (about === 'exception') return outcome.thrown ?? 'no exception'
  if (about === 'slow') return `${outcome.ms} ms`
  return about === 'text' ? outcome.text : value
}

const example = (one, { given, before, after, values = [], ways }) => {
  const whose = given.tool === undefined ? given.from : `${given.from}/${given.tool}`
  const title = [whose ?? '', given.tight ? 'closed' : '', given.kind].filter((text) => text)
  return [
    `  * ${title.join(', ')}${ways === undefined ? '' : `; ${ways}`}`,
    indented('given   ', inputOf(given)),
    ...(one.about === 'mended' && given.meant ? [indented('meant   ', given.meant)] : []),
    indented('before  ', outcomeOf(one, before, values[0])),
    indented('after   ', outcomeOf(one, after, values[1])),
    ...(one.about === 'mended' ? [indented('text    ', after.text)] : [])
  ].join('\n')
}

const section = ([about, title], classes, most, shown) => {
  const found = classes.filter((one) => one.about === about && (shown === undefined || one.isAsked))
  if (found.length === 0) return []
  const count = found.reduce((all, one) => all + one.count, 0)
  const told = found
    .slice(0, most)
    .map((one) =>
      [`${one.count} ${one.id} ${one.name}`, ...one.pairs.map((pair) => example(one, pair))].join(
        '\n'
      )
    )
  const left = found.length > most ? [`and ${found.length - most} classes more (--most N)`] : []
  return [`## ${title}: ${count} in ${found.length} classes`, ...told, ...left]
}

/** The classes with their examples, as one text. */
export const report = (classes, { most, shown }) =>
  Object.entries(titles)
    .flatMap((about) => section(about, classes, most, shown))
    .join('\n\n')
