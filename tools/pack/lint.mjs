import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { report } from './report.mjs'

/** Our packages are ES modules: nothing is promised to whom these rules of resolution find them. */
const unpromised = new Set(['node10', 'node16-cjs'])

/** What publint and Are The Types Wrong say of a tarball, asked here: a process for each took six times as long. */
export const lint = async ({ name, json, file }) => {
  const bytes = new Uint8Array(readFileSync(file))
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  const errors = messages.filter(({ type }) => type === 'error')
  report(
    errors.length === 0,
    `${name}: publint`,
    errors.map((message) => formatMessage(message, pkg)).join('\n')
  )
  // Where nothing is exported there are no types to be wrong.
  if (!Object.values(json.exports).some((target) => typeof target === 'object')) return
  const { problems, types } = await checkPackage(createPackageFromTarballData(bytes))
  const wrong = problems?.filter(({ resolutionKind }) => !unpromised.has(resolutionKind)) ?? []
  report(
    types !== false && wrong.length === 0,
    `${name}: are the types wrong`,
    types === false ? 'there are none' : JSON.stringify(wrong, null, 2)
  )
}
