/** Returns the Authorization header of an access token (RFC 6750), or no header without a token. */
export const bearerHeaders = (accessToken: string | undefined): Record<string, string> =>
  accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
