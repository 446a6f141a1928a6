import { createServer, type Server } from 'node:http'
import Koa from 'koa'

/** An app that is silent on what its requests break off. */
export const silent = (): Koa => Object.assign(new Koa(), { silent: true })

/** The server of an app. */
export const serverOf = (app: Pick<Koa, 'callback'>): Server => {
  const handle = app.callback()
  return createServer((request, response) => void handle(request, response))
}
