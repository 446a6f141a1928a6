import type { Page } from 'playwright-core'
import { settled, until } from './until.js'

/** An editor, by the id of its text. */
export type Editor = '#args-text' | '#tool-text' | '#from-text' | '#to-text'

/** Replace the text of an editor as a person does who pastes. */
export const write = async (page: Page, editor: Editor, text: string): Promise<void> => {
  await page.focus(editor)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}

const linesIn = async (page: Page, editor: string): Promise<string> =>
  (await page.locator(`${editor} .cm-line`).allTextContents()).join('\n')

/**
 * The text of an editor; long ones show a part alone. An editor that has just become visible draws the lines
 * that it takes to be in sight, measures, and draws again: what is read is what no measure changes.
 */
export const textIn = async (page: Page, editor: string): Promise<string> => {
  let before: string | undefined
  return until(
    async () => {
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))')
      return linesIn(page, editor)
    },
    (text) => {
      const isStill = text === before
      before = text
      return isStill
    }
  )
}

/** The places of the arguments that are underlined, as they read. */
export const underlined = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('#args-text .cm-lintRange-error').allTextContents()

/** Wait until the translation is of a state. */
export const translated = (page: Page, state: string): Promise<void> =>
  stands(page, '#translated', state)

/** Looked at often: a selector that is waited for is looked for every half second. */
const stands = async (page: Page, part: string, state: string): Promise<void> => {
  await until(
    () => page.getAttribute(part, 'data-state'),
    (found) => found === state
  )
}

/** Wait until the verdict on the call is of a state, and say it. */
export const verdict = async (page: Page, state: string): Promise<string> => {
  await stands(page, '#verdict', state)
  return (await page.textContent('#verdict')) ?? ''
}

/** Wait until exactly these places are underlined. */
export const marks = async (page: Page, ...places: ReadonlyArray<string>): Promise<void> => {
  await until(
    () => underlined(page),
    (found) => JSON.stringify(found) === JSON.stringify(places)
  )
}

/** What stands on the wire of a tab that is chosen. */
export const onWire = async (page: Page, wire: string): Promise<string> => {
  const tab = `#wires [id=wire-${wire}]`
  await page.click(tab)
  await until(
    () => page.getAttribute(tab, 'aria-selected'),
    (chosen) => chosen === 'true'
  )
  await settled(page)
  return textIn(page, '#written')
}
