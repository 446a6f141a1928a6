/** What stands beside a failure that a model reads. */
export const replies = {
  unsure:
    'No answer came, and the call may have been done all the same: check before you repeat it.'
}
