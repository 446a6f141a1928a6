import type { Compile } from '@toolfault/model'

/** A validator that a call can be checked with; a new one is a name here and a line below. */
export type Validator = 'ajv' | 'typebox' | 'cfworker'

type Loader = () => Promise<{ readonly compile: Compile }>

/** Where each is; only the one that is asked for is loaded. */
const loaders: { readonly [validator in Validator]: Loader } = {
  ajv: () => import('@toolfault/validators/ajv'),
  typebox: () => import('@toolfault/validators/typebox'),
  cfworker: () => import('@toolfault/validators/cfworker')
}

/** All of them. A border: the keys of the table are its names, and no other. */
export const validators: ReadonlyArray<Validator> = Object.keys(loaders) as ReadonlyArray<Validator>

/** Load a validator. */
export const load = async (validator: Validator): Promise<Compile> =>
  (await loaders[validator]()).compile
