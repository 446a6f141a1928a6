import { isDeepStrictEqual, types } from 'node:util'
import * as assert from 'uvu/assert'
import { ECHO, SECRET } from '../hostile/texts.js'
import { platform } from './platform.js'
import { made, type Recipe } from './recipe.js'
import type { Target } from './target.js'

/** Processor time of one call, in milliseconds: what hangs is found, what is slow is not measured. */
export const MOST = 4_000

/** How long a promise may take, in milliseconds of the clock; nothing here waits for anything. */
const PATIENCE = 10_000

/** Hold one call to its laws; throws what is broken. Answers at once where the function does. */
export const check = (target: Target, recipe: Recipe): void | Promise<void> => {
  const isSound = recipe.wrecks.length === 0
  const args = made(recipe)
  const begin = process.cpuUsage()
  const answer = target.run(...args)
  if (!types.isPromise(answer)) {
    took(begin)
    const again = target.run(...frozen(made(recipe)))
    hold(target, recipe, isSound, args, answer, again)
    return
  }
  return settled(answer).then(async (value) => {
    took(begin)
    const again = await settled(Promise.resolve(target.run(...frozen(made(recipe)))))
    hold(target, recipe, isSound, args, value, again)
  })
}

const hold = (
  { traits }: Target,
  recipe: Recipe,
  isSound: boolean,
  args: ReadonlyArray<unknown>,
  answer: unknown,
  again: unknown
): void => {
  platform()
  const {
    always,
    counts,
    holds,
    options = Number.POSITIVE_INFINITY,
    plain = 'sound',
    read
  } = traits
  if (isSound && counts !== true) same(args, recipe.args, 'it wrote to its input')
  // A wreck may be a `constructor` of the list of arguments itself.
  const isMeant = isSound || alike([...args].slice(options), recipe.args.slice(options))
  if ((plain === 'always' && isMeant) || (plain === 'sound' && isSound)) {
    const text = JSON.stringify(answer)
    same(text === undefined ? undefined : JSON.parse(text), answer, 'the answer is no plain JSON')
    assert.is(JSON.stringify(again), text, 'the second answer, to frozen input, is another')
  }
  always?.(args, answer)
  if (!isSound) return
  holds?.(args, answer)
  for (const text of read?.(answer) ?? []) {
    assert.not.match(text, unseen, 'it holds what cannot be seen')
    assert.not.ok(text.includes(SECRET), 'it shows what is for operators')
    assert.not.ok(text.includes(ECHO), 'it shows what the caller sent')
  }
}

/** Controls but for tab and line feed, marks of direction, what has no width, halves of pairs. */
const unseen =
  /(?![\t\n])\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Surrogate}/u

/** uvu compares constructors, which a key of that name replaces. */
export const same = (got: unknown, wanted: unknown, what: string): void => {
  if (isDeepStrictEqual(got, wanted)) return
  assert.is(JSON.stringify(got), JSON.stringify(wanted), what)
  assert.unreachable(`${what}: they differ in what JSON does not show`)
}

/** A proxy that was taken back is like nothing. */
export const alike = (got: unknown, wanted: unknown): boolean => {
  try {
    return isDeepStrictEqual(got, wanted)
  } catch {
    return false
  }
}

const took = (begin: NodeJS.CpuUsage): void => {
  const { system, user } = process.cpuUsage(begin)
  const ms = (system + user) / 1_000
  assert.ok(ms <= MOST, `it took ${Math.round(ms)} ms`)
}

const settled = async (answer: Promise<unknown>): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('its promise does not settle')), PATIENCE)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Freeze what is plain, without a look behind a getter or a proxy. */
const frozen = (args: Array<unknown>): Array<unknown> => {
  const open: Array<unknown> = [...args]
  const found = new Set<unknown>()
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null || types.isProxy(next) || found.has(next))
      continue
    found.add(next)
    Object.freeze(next)
    for (const held of Object.values(Object.getOwnPropertyDescriptors(next))) {
      if ('value' in held) open.push(held.value)
    }
  }
  return args
}
