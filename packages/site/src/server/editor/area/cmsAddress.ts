import type { SiteView } from '../../view/createSiteView';

/** An address of the content service's admin, as an editor's browser reaches it; the path starts with a slash. */
export const cmsAddress = ({ cmsUrl }: Pick<SiteView, 'cmsUrl'>, path: string): string =>
  `${cmsUrl}/admin${path}`;

/** The form of a document in the content service. */
export const cmsFormAddress = (
  view: Pick<SiteView, 'cmsUrl'>,
  { collection, id }: { collection: string; id: string },
): string => cmsAddress(view, `/collections/${encodeURIComponent(collection)}/${encodeURIComponent(id)}`);
