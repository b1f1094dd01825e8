import type { SiteView } from '../../view/createSiteView';
import { cmsFormAddress } from '../area/cmsAddress';
import { pageEditAddress } from '../explain/pageEditAddress';

import type { HealthPlace } from './SiteHealth';

/** The form of a page in the content service, at the row of the block. */
export const placeEditAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  { page, block }: Pick<HealthPlace, 'page' | 'block'>,
): string => `${pageEditAddress(view, page.id)}${block ? `#modules-row-${block.position}` : ''}`;

/** The form of a picture in the content service. */
export const mediaEditAddress = (view: Pick<SiteView, 'cmsUrl'>, mediaId: string): string =>
  cmsFormAddress(view, { collection: 'media', id: mediaId });
