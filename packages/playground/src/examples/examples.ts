import { bookAFlight } from './book-a-flight.js'
import { comment } from './comment.js'
import { coverAPage } from './cover-a-page.js'
import type { Example } from './example.js'
import { fetch } from './fetch.js'
import { glob } from './glob.js'
import { labelAnIssue } from './label-an-issue.js'
import { memory } from './memory.js'
import { moveAPage } from './move-a-page.js'
import { pushFiles } from './push-files.js'
import { rankDomains } from './rank-domains.js'
import { replaceStrings } from './replace-strings.js'
import { searchRepositories } from './search-repositories.js'

/** Real tools, in the order in which they are offered; the first is shown when nothing else is asked for. */
export const examples: ReadonlyArray<Example> = [
  bookAFlight,
  pushFiles,
  searchRepositories,
  labelAnIssue,
  moveAPage,
  coverAPage,
  comment,
  rankDomains,
  fetch,
  replaceStrings,
  memory,
  glob
]
