import type { SiteView } from '../../view/createSiteView';
import { cmsFormAddress } from '../area/cmsAddress';

/** Returns the edit form of a page in the content service. */
export const pageEditAddress = (view: Pick<SiteView, 'cmsUrl'>, pageId: string): string =>
  cmsFormAddress(view, { collection: 'pages', id: pageId });
