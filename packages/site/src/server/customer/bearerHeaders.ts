/**
 * Returns the access token of a portal request for the customer service, which verifies it. Other credentials, such as
 * the password of a proxy in front of the site, are not forwarded.
 */
export function bearerHeaders(headers: Headers): Record<string, string> {
  const authorization = headers.get('authorization') ?? '';
  return /^Bearer \S+$/i.test(authorization) ? { authorization } : {};
}
