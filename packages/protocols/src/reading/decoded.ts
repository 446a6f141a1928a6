import { goJsonSentence } from './go-json.js'
import { kotlinSentence } from './kotlin.js'
import { serdeSentence } from './serde-sentence.js'
import { systemTextJson } from './system-text-json.js'
import type { Told } from './told.js'

/** What a decoder says of values that it cannot put where they belong; of what they are, only what stands around it says. */
export const decoded = (text: string): Told | undefined =>
  serdeSentence(text) ?? goJsonSentence(text) ?? kotlinSentence(text) ?? systemTextJson(text)
