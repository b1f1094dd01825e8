/**
 * "If all returned data fields are null, or no data comes back, the call counts as failed" (section 7); `data` is the
 * field of the GraphQL response.
 */
export const isFailedResponse = (data: Readonly<Record<string, unknown>> | null | undefined): boolean =>
  !data ||
  // `__typename` is no field of the service.
  Object.entries(data).every(
    ([name, field]) => name === '__typename' || field === null || field === undefined,
  );
