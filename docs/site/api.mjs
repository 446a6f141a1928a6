// The API reference, from the docstrings of what the manifests export: one page for each subpath.
// TypeDoc needs the compiler's old API, so it runs on the TypeScript that is installed in docs/.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application } from 'typedoc'
import { entries, packages, root } from './entries.mjs'
import { anchors } from './slug.mjs'
import { unnamed } from './unnamed.mjs'

const out = join(root, 'docs/api')

const app = await Application.bootstrapWithPlugins({
  plugin: ['typedoc-plugin-markdown'],
  tsconfig: join(root, 'docs/site/tsconfig.json'),
  // Sources see each other's sources, or a type of another package would not be the one documented.
  compilerOptions: {
    paths: Object.fromEntries(entries.map(({ name, source }) => [name, [source]]))
  },
  entryPoints: entries.map(({ source }) => source),
  name: 'API reference',
  readme: 'none',
  out,
  cleanOutputDir: false,
  basePath: root,
  disableGit: true,
  sourceLinkTemplate: '{path}#L{line}',
  packagesRequiringDocumentation: packages.map(({ name }) => name),
  // What comes from the language is named, and not described here.
  externalPattern: ['**/node_modules/**'],
  excludeExternals: true,
  validation: { invalidLink: true },
  router: 'module',
  excludeScopesInPaths: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true
})

const nameOf = new Map(entries.map(({ name, source }) => [source, name]))
const sources = app.getEntryPoints() ?? []
const project = app.converter.convert(
  sources.map((entry) => ({
    ...entry,
    displayName: nameOf.get(entry.sourceFile.fileName) ?? entry.displayName
  }))
)
app.validate(project)

// A field needs a sentence only where its name does not say all; a name that is imported always does.
const documented = (name) =>
  name.hasComment() || name.signatures?.some((signature) => signature.hasComment())
for (const { children, name } of project.children ?? []) {
  for (const child of children ?? []) {
    if (!child.isReference() && !documented(child)) {
      app.logger.error(`${name}: ${child.name} has no docstring`)
    }
  }
}
if (project.children?.length !== entries.length) app.logger.error('a subpath has no page')
rmSync(out, { recursive: true, force: true })
await app.generateOutputs(project)

const pageOf = (name) => `${name.replace(/^@[^/]*\//, '')}.md`

// Where TypeDoc numbers a name that stands once on its page, the number leads nowhere.
const mended = (text) => {
  const known = new Set(anchors(text))
  return text.replace(/\]\(#([^)]+)-\d+\)/g, (link, name) =>
    known.has(link.slice(3, -1)) ? link : `](#${name})`
  )
}
for (const module of app.serializer.projectToObject(project, root).children ?? []) {
  const page = join(out, pageOf(module.name))
  const more = unnamed(module, sources[0].program, packages)
  writeFileSync(page, mended(readFileSync(page, 'utf8')) + more)
}

const line = ({ name }) => `- [\`${name}\`](${pageOf(name)})`
const section = ({ description, name }) => {
  const own = entries.filter((entry) => `${entry.name}/`.startsWith(`${name}/`)).map(line)
  return `## ${name}\n\n${description}.\n\n${own.join('\n')}\n`
}
const intro = 'Every name that can be imported, by the package and the subpath it is imported from.'
writeFileSync(
  join(out, 'README.md'),
  `# API reference\n\n${intro}\n\n${packages.map(section).join('\n')}`
)
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1
