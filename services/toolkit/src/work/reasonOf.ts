/** Message of an error, at most 500 characters. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const because = cause instanceof Error ? ` ${cause.message}` : '';
  return `${message}${because}`.slice(0, 500);
};
