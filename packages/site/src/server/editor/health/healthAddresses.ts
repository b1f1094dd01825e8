import { env } from '../../env';
import { pageEditAddress } from '../explain/pageEditAddress';

import type { HealthPlace } from './SiteHealth';

/** The form of a page in the content service, at the row of the block. */
export const placeEditAddress = ({ page, block }: Pick<HealthPlace, 'page' | 'block'>): string =>
  `${pageEditAddress(page.id)}${block ? `#modules-row-${block.position}` : ''}`;

/** The form of a picture in the content service. */
export function mediaEditAddress(mediaId: string): string {
  const { PUBLIC_CONTENT_URL, CONTENT_URL } = env();
  return `${PUBLIC_CONTENT_URL ?? CONTENT_URL}/admin/collections/media/${encodeURIComponent(mediaId)}`;
}
