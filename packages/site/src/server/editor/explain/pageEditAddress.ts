import type { SiteView } from '../../view/createSiteView';
import { cmsFormAddress } from '../area/cmsAddress';

/** Where an editor's browser changes a page: its form in the content service. */
export const pageEditAddress = (view: Pick<SiteView, 'cmsUrl'>, pageId: string): string =>
  cmsFormAddress(view, { collection: 'pages', id: pageId });
