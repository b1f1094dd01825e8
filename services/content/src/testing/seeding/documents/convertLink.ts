import type { Link } from '../../../payload-types';
import { idOf } from './ids';
import { textIn } from './localize';
import type { SeedLanguage, SeedLink, SeedPage } from './types';

/** Key of a page: its address, and its countries where it is not for all. */
export const keyOfPage = (page: Pick<SeedPage, 'site' | 'slug' | 'parent' | 'countries'>): string => {
  const path = page.parent ? `${page.parent}/${page.slug}` : page.slug;
  return `${page.site}:${path}${page.countries ? `@${page.countries.join('+')}` : ''}`;
};

interface Placed {
  site: string;
  slug: string;
  countries?: string[];
}

/** Key of a story, release or event: its site and slug, and its countries where it is not for all. */
export const keyOfArticle = ({ site, slug, countries }: Placed): string =>
  `${site}:${slug}${countries ? `@${countries.join('+')}` : ''}`;

export const pageId = (key: string): string => idOf('pages', key);
export const mediaId = (key: string): string => idOf('media', key);
export const fileId = (key: string): string => idOf('files', key);

export const toLink = (link: SeedLink, language: SeedLanguage): Link => {
  const common = { text: textIn(link.text, language), openInNewTab: link.openInNewTab ?? false };
  switch (link.kind) {
    case 'page':
      return { ...common, kind: 'page', page: pageId(link.page), pageParameters: link.pageParameters };
    case 'path':
      return { ...common, kind: 'path', path: link.path };
    case 'external':
      return { ...common, kind: 'external', url: link.url };
    case 'product':
      return { ...common, kind: 'product', product: link.product };
    case 'file':
      return { ...common, kind: 'file', file: fileId(link.file) };
  }
};
