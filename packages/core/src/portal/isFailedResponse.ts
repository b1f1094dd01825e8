/** "If all returned data fields are null, or no data comes back, the call counts as failed" (section 7); `data` is the answer's `data`. */
export const isFailedResponse = (data: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  !data ||
  // The name of its type is no field of the service's.
  Object.entries(data).every(
    ([name, field]) => name === '__typename' || field === null || field === undefined,
  );
