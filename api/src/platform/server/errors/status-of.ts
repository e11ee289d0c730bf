/** The status that Fastify, or one of its plugins, gave an error; 500 when nobody gave one. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
