import type { SiteView } from '../../view/createSiteView';
import { cmsFormAddress } from '../area/cmsAddress';
import { pageEditAddress } from '../explain/pageEditAddress';

import type { HealthPlace } from './SiteHealth';

/** Returns the edit form of a page, scrolled to the row of the block. */
export const placeEditAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  { page, block }: Pick<HealthPlace, 'page' | 'block'>,
): string => `${pageEditAddress(view, page.id)}${block ? `#modules-row-${block.position}` : ''}`;

export const mediaEditAddress = (view: Pick<SiteView, 'cmsUrl'>, mediaId: string): string =>
  cmsFormAddress(view, { collection: 'media', id: mediaId });
