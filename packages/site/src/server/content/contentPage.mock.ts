import { pageSchema, type ContentPage } from './page.schema';

/** A page without modules; `fields` in the format of the content service. */
export const contentPageMock = (title: string, fields: object = {}): ContentPage =>
  pageSchema.parse({
    id: title,
    title,
    slug: title.toLowerCase(),
    parentSlug: 'home',
    pageType: 'Content',
    theme: null,
    languages: ['en', 'de'],
    countries: [],
    canonicalUrl: null,
    description: null,
    hideBreadcrumb: null,
    protection: { mode: 'none', role: null, version: null },
    updatedAt: null,
    shareImage: null,
    modules: [],
    ...fields,
  });
