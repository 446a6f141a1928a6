// Types that a public signature names and nobody can import: they are shown as they are declared.
// (TypeDoc 0.28's own check, `notExported`, passes them over.)
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../tools/workspace.mjs'

const declares = (name) => (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.some((found) => found.name.getText() === name)
    : statement.name?.text === name

// The places in a reflection, serialized, that refer to something outside of the reference.
const targets = (value) => {
  if (typeof value !== 'object' || value === null) return []
  const isType = value.type === 'reference' && value.refersToTypeParameter !== true
  const own = isType && typeof value.target === 'object' ? [value.target] : []
  return [...own, ...Object.values(value).flatMap(targets)]
}

/** The section of a module's page about the types of ours that have no page; empty without one. */
export const unnamed = (module, program, modules) => {
  const found = new Map(
    targets(module)
      .filter(
        ({ packageName, qualifiedName }) =>
          modules.some(({ name }) => name === packageName) && !qualifiedName.includes('.')
      )
      .map((target) => [JSON.stringify(target), target])
  )
  const shown = [...found.values()].map(({ packageName, packagePath, qualifiedName }) => {
    const path = join('packages', packageName.replace(/^@[^/]*\//, ''), packagePath)
    const source = program.getSourceFile(join(root, path))
    const statement = source?.statements.find(declares(qualifiedName))
    if (statement === undefined) throw new Error(`${path} declares no ${qualifiedName}`)
    return `### ${qualifiedName}\n\nDefined in: ${path}\n\n\`\`\`ts\n${statement.getFullText().trim()}\n\`\`\`\n`
  })
  return shown.length === 0
    ? ''
    : `\n## Named above, and not imported\n\n${shown.sort().join('\n')}`
}
