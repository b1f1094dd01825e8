/** Sets or removes a query parameter and preserves the encoding of the others. */
export function withParameter(address: string, name: string, value?: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const stored = query.split('&').filter((part) => part !== '' && part.split('=', 1)[0] !== name);
  const parts = value === undefined ? stored : [...stored, `${name}=${encodeURIComponent(value)}`];
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
