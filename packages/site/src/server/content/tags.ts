/** Cache tags; the content service sends the same names when something is published. */
export const systemTag = 'system';
export const mediaTag = 'media';
export const siteTag = (siteKey: string) => `site:${siteKey}`;
/** Content of the pages of a site, without their titles and addresses. */
export const modulesTag = (siteKey: string) => `modules:${siteKey}`;
export const pageTag = (id: string) => `page:${id}`;
export const redirectsTag = (siteKey: string) => `redirects:${siteKey}`;
export const allRedirectsTag = 'redirects:all';

/**
 * Tags such as `media:7f…` name one document, but any page may show it, so all pages have the general tag.
 */
export const normaliseTag = (tag: string): string => (tag.startsWith('media:') ? mediaTag : tag);
