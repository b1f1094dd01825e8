import type { Payload } from 'payload';
import { themeNames } from '@kmx/contract/themes';
import { homeSlug } from '../../../documents/pageRules';
import { toModule, type Conversion } from '../documents/convert';
import { keyOfPage, mediaId, pageId } from '../documents/convertLink';
import { idOf } from '../documents/ids';
import { textIn } from '../documents/localize';
import type { SeedLanguage, SeedPage } from '../documents/types';
import { quietly, type Writer } from '../documents/writer';

const decideTheme = (theme: string | undefined) => themeNames.find((name) => name === theme) ?? 'Default';

const parentOf = (page: SeedPage): string | null =>
  page.parent === undefined || page.parent === homeSlug ? null : pageId(`${page.site}:${page.parent}`);

/** The languages in which there is a title; the others are left to the fallback. */
const writtenLanguages = (page: SeedPage): SeedLanguage[] =>
  page.languages.filter((code) => page.title[code] !== undefined);

const toPage = (page: SeedPage, language: SeedLanguage, toProse: Conversion['toProse']) => ({
  title: textIn(page.title, language) ?? '',
  description: textIn(page.description, language),
  site: idOf('sites', page.site),
  parent: parentOf(page),
  slug: page.slug,
  pageType: page.pageType ?? 'Content',
  theme: decideTheme(page.theme),
  languages: page.languages,
  countries: (page.countries ?? []).map((code) => idOf('countries', code)),
  shareImage: page.shareImage === undefined ? null : mediaId(page.shareImage),
  modules: page.modules.map((module, index) =>
    toModule(module, index, { language, document: `pages:${keyOfPage(page)}`, toProse }),
  ),
  translationSourceLanguage: page.languages[0] ?? 'en',
  protection: page.protection ?? { mode: 'none' as const },
  ...(page.publishedOn === undefined ? {} : { createdAt: `${page.publishedOn}T08:00:00.000Z` }),
  _status: 'published' as const,
});

const depthOf = (page: SeedPage): number => (parentOf(page) === null ? 0 : 1);

/** Creates parents first. A page is created in its first language, then the others are added row by row. */
export const writePages = async (
  payload: Payload,
  writer: Writer,
  pages: readonly SeedPage[],
  toProse: Conversion['toProse'],
): Promise<void> => {
  for (const page of pages.toSorted((first, second) => depthOf(first) - depthOf(second))) {
    await writer.write({
      collection: 'pages',
      key: keyOfPage(page),
      origin: page,
      languages: writtenLanguages(page),
      create: ({ id, locale }) =>
        payload.create({
          collection: 'pages',
          data: { id, ...toPage(page, locale, toProse) },
          locale,
          ...quietly,
        }),
      update: ({ id, locale }) =>
        payload.update({ collection: 'pages', id, data: toPage(page, locale, toProse), locale, ...quietly }),
    });
  }
};
