/** Cache tags: what a publication touches, and so what has to be rendered anew. The content service sends the same names. */
export const systemTag = 'system';
export const mediaTag = 'media';
export const siteTag = (siteKey: string) => `site:${siteKey}`;
/** Content of the pages of a site, without their titles and addresses. */
export const modulesTag = (siteKey: string) => `modules:${siteKey}`;
/** One page of the content service. */
export const pageTag = (id: string) => `page:${id}`;
export const redirectsTag = (siteKey: string) => `redirects:${siteKey}`;
export const allRedirectsTag = 'redirects:all';

/** `media:7f…` and the like name one document; every page may show it, so all pages carry the plain tag. */
export const normaliseTag = (tag: string): string => (tag.startsWith('media:') ? mediaTag : tag);
