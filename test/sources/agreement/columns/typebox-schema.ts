import { fromTypebox } from '@toolfault/sources/typebox'
import { Errors } from 'typebox/schema'
import { type Column, column } from '../column.js'

export const typeboxSchema: Column = column(
  ({ schema }, value) => Errors(schema, value)[1],
  (errors) => errors,
  (errors) => fromTypebox(errors)
)
