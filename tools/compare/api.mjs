import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is asked of a build, from its own packages. */
export const apiOf = async (build) => {
  const { resolve } = createRequire(join(build, 'package.json'))
  const from = (name) => import(pathToFileURL(resolve(name)).href)
  const { compile } = await from('@toolfault/validators/ajv')
  const { judge } = await from('@toolfault/advice/judge')
  return {
    compile,
    judge: judge(compile),
    ...(await from('@toolfault/advice/repair')),
    ...(await from('@toolfault/protocols/wires')),
    ...(await from('@toolfault/protocols/translate/read')),
    ...(await from('@toolfault/model')),
    ...(await from('@toolfault/client/failure')),
    ...(await from('@toolfault/client/retry-capable')),
    callers: {
      oxp: (await from('@toolfault/client/oxp')).oxp,
      'json-rpc': (await from('@toolfault/client/json-rpc')).jsonRpc,
      f7: (await from('@toolfault/client/f7')).f7
    }
  }
}
