import { env } from '../../env';

/** An address of the content service's admin, as an editor's browser reaches it; the path starts with a slash. */
export function cmsAddress(path: string): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return `${PUBLIC_CONTENT_URL ?? CONTENT_URL}/admin${path}`;
}
