import { env } from '../../env';

/** Where editors' browsers find the content service: the only other origin that frames the preview. */
export function contentOrigin(): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return new URL(PUBLIC_CONTENT_URL ?? CONTENT_URL).origin;
}
