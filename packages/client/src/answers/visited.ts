import type { ElicitResult } from '@toolfault/types/mcp'
import type { ChallengeEnding } from '../challenge/ending.js'

/**
 * What to answer a request to visit a page: `accept` says that the user consented, and not that it is done
 * (MCP, Elicitation, "URL Mode"); `decline` that the user will not; `cancel` whatever else happened.
 */
export const visited = ({ outcome }: ChallengeEnding): ElicitResult => {
  switch (outcome) {
    case 'completed':
    case 'shown':
      return { action: 'accept' }
    case 'declined':
      return { action: 'decline' }
    default:
      return { action: 'cancel' }
  }
}
