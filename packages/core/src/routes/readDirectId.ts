import { splitPath } from '../paths/splitPath';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parameter of a direct lookup (section 2.2). */
export const directParameter = 'direct';

const parametersOf = (query: string) => query.replace(/^\?/, '').split('&').filter(Boolean);
const isDirect = (parameter: string) => parameter.split('=', 1)[0] === directParameter;

export const withoutDirect = (query: string): string =>
  parametersOf(query)
    .filter((parameter) => !isDirect(parameter))
    .join('&');

/**
 * Returns the page id, in lower case, of "a query parameter direct on path /{id}" (section 2.2), with or without a
 * value. A locale and a site slug may precede the id; `undefined` if this is no direct lookup.
 */
export function readDirectId(path: string, query: string): string | undefined {
  if (!parametersOf(query).some(isDirect)) return undefined;
  const { segments } = splitPath(path);
  const id = segments.at(-1)?.decoded;
  return segments.length <= 2 && id !== undefined && uuidPattern.test(id) ? id.toLowerCase() : undefined;
}
