/** What clients, and servers of their handlers, say of a result that is none, or of one that its own schema refuses. */
const forms =
  /^(?:Output validation error: |Invalid (?:tools\/call|task creation) result: |Structured content does not match the tool's output schema: |Failed to validate structured content: |Invalid structured content for tool |Tool \(\S{1,200}\) output validation failed: |Validation failed: structuredContent does not match tool outputSchema\. |Tool \S{1,200} has an output schema but (?:did not return structured content$|no structured content was provided)|Tool '[^'\n]{1,200}' has an invalid outputSchema: )/

/** Whether a sentence is of what a tool gave back, and not of what it was given: then it has run, whatever the code. */
export const saysOfResult = (sentence: string): boolean => forms.test(sentence)
