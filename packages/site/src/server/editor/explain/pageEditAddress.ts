import { env } from '../../env';

/** Where an editor changes a page: its form in the content service. */
export const pageEditAddress = (pageId: string): string =>
  `${env().CONTENT_URL}/admin/collections/pages/${encodeURIComponent(pageId)}`;
