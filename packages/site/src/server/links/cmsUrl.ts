import { env } from '../env';

/** Returns the public address of the content service, without a trailing slash. */
export function cmsUrl(): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return PUBLIC_CONTENT_URL ?? CONTENT_URL;
}
