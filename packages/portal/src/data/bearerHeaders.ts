/** The header with an access token (RFC 6750); none without one. */
export const bearerHeaders = (accessToken: string | undefined): Record<string, string> =>
  accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
