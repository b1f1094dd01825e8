import type { SiteView } from '../../view/createSiteView';

/** Returns an address in the content service's admin; the path starts with a slash. */
export const cmsAddress = ({ cmsUrl }: Pick<SiteView, 'cmsUrl'>, path: string): string =>
  `${cmsUrl}/admin${path}`;

export const cmsFormAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  { collection, id }: { collection: string; id: string },
): string => cmsAddress(view, `/collections/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`);
