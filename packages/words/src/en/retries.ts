/** Of a call that is tried again, to the model; and of one that is not, to whoever must act. */
export const retries = {
  /** The words that seed 001 gives the system message, "Retry Enhancement Process" (facts 2.6). */
  system: (error: string): string =>
    `The previous tool call needs additional information. Based on the error message, please provide the missing parameters. Error: ${error}`,
  ofTool: (tool: string, error: string): string => `${tool}: ${error}`,
  user: (error: string): string => `Only the user can go on from here. ${error}`,
  operator: (error: string): string => `Only who runs the tool can go on from here. ${error}`,
  time: (error: string): string => `This may work later. ${error}`,
  mayHaveRun: (error: string): string =>
    `The tool may have run all the same, so it was not called again. ${error}`,
  cancelled: 'The call was cancelled.',
  cancelledLate: 'The call was cancelled, and the tool may have run all the same.',
  notCalled:
    'This was not called: only what had failed was made again. Call it in your next turn if it is still needed.',
  late: (error: string): string => `There was no time left for another try. ${error}`
}
