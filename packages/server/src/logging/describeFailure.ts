const maxFailureLength = 500;

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${describe(error.cause)}` : error.message;
};

/**
 * Returns the messages of an error and its causes, at most 500 characters; "unreachable" alone does not help an
 * operator.
 */
export const describeFailure = (error: unknown): string => describe(error).slice(0, maxFailureLength);
