import type { LanguageCode } from '@kmx/core';

import { contentCache } from '../content/contentCache';
import { menusOfSite } from '../content/menusOfSite';
import type { SiteNavigation } from '../content/navigation.schema';
import { queryContent } from '../content/queryContent';
import { siteTag, systemTag } from '../content/tags';

import { NavigationMenusDocument } from './menus.query';
import { menusSchema, type LinkedPageData } from './menus.schema';

/** "Page stage: DRAFT or PUBLISHED" (section 4). */
export const stages = ['DRAFT', 'PUBLISHED'] as const;
export type Stage = (typeof stages)[number];

export interface SiteMenus extends SiteNavigation {
  /** Linked pages by id. */
  pages: ReadonlyMap<string, LinkedPageData>;
}

interface MenusInput {
  siteKey: string;
  language: LanguageCode;
  stage: Stage;
}

async function requestMenus({ siteKey, language, stage }: MenusInput): Promise<SiteMenus> {
  const isPreview = stage === 'DRAFT';
  const { menus, pages } = await queryContent(NavigationMenusDocument, menusSchema, {}, language, {
    isPreview,
  });
  return {
    ...menusOfSite(menus.systemData, siteKey),
    pages: new Map(pages.map((page) => [page.id, page])),
  };
}

/**
 * Loads the unfiltered menus of a site; drafts are uncached.
 * @throws ContentError if the service fails and nothing is cached.
 */
export const loadMenus = (input: MenusInput): Promise<SiteMenus> =>
  input.stage === 'DRAFT'
    ? requestMenus(input)
    : contentCache().get(
        `menus:${input.siteKey}:${input.language}`,
        [systemTag, siteTag(input.siteKey)],
        () => requestMenus(input),
      );
