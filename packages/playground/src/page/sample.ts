/** What a server made with the SDK of MCP for TypeScript answers to a bad call, as it is shown at first. */
export const sample: string = JSON.stringify(
  {
    content: [
      {
        type: 'text',
        text: `MCP error -32602: Input validation error: Invalid arguments for tool book_table: ${JSON.stringify(
          [
            {
              code: 'invalid_type',
              expected: 'string',
              received: 'undefined',
              path: ['guest', 'name'],
              message: 'Required'
            },
            {
              code: 'too_big',
              maximum: 8,
              type: 'number',
              inclusive: true,
              exact: false,
              message: 'Number must be less than or equal to 8',
              path: ['party_size']
            }
          ],
          null,
          2
        )}`
      }
    ],
    isError: true
  },
  null,
  2
)
