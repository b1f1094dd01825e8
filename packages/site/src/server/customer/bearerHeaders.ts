/**
 * The access token of a portal request for the customer service, which checks it. Other credentials, such as the
 * password of a proxy before the site, stay here.
 */
export function bearerHeaders(headers: Headers): Record<string, string> {
  const authorization = headers.get('authorization') ?? '';
  return /^Bearer \S+$/i.test(authorization) ? { authorization } : {};
}
