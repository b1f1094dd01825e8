import { env } from '../../env';

/** Where an editor's browser reaches the content service; no slash at the end. */
export function cmsUrl(): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return PUBLIC_CONTENT_URL ?? CONTENT_URL;
}
