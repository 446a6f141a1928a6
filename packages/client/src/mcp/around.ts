import { part } from '@toolfault/model'

type Method = (...given: ReadonlyArray<unknown>) => Promise<unknown>

/** Put a function in the place of a method, which stays as it was for all other clients. */
export const around = (
  client: object,
  name: string,
  stand: (inner: () => Promise<unknown>, given: ReadonlyArray<unknown>) => Promise<unknown>
): void => {
  const method = part(client, name)
  if (typeof method !== 'function') return
  const value: Method = (...given) =>
    stand(async (): Promise<unknown> => Reflect.apply(method, client, given), given)
  Object.defineProperty(client, name, {
    value,
    configurable: true,
    writable: true,
    enumerable: false
  })
}
