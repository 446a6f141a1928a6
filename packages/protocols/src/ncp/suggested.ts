import { faults } from '@toolfault/words/en'
import { toolName } from '@toolfault/words/escape'

/** The tool that was meant, where a suggestion asks for it in our words. */
export const suggestedTool = (text: string): string | undefined => {
  const name = /^[^`]*`([^`]*)`[^`]*$/.exec(text)?.[1]
  return name !== undefined && faults.didYouMean(toolName(name, true)) === text ? name : undefined
}
