import { env } from '../env';

/** Returns the public origin of the content service, the only other origin that may frame the preview. */
export function contentOrigin(): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return new URL(PUBLIC_CONTENT_URL ?? CONTENT_URL).origin;
}
