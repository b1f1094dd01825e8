import { env } from '../../env';

/** Where an editor's browser changes a page: its form in the content service. */
export function pageEditAddress(pageId: string): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return `${PUBLIC_CONTENT_URL ?? CONTENT_URL}/admin/collections/pages/${encodeURIComponent(pageId)}`;
}
