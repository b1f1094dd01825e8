import type { Page } from '../payload-types';

/**
 * Fields that no other page shows: a page's modules, data derived from them, and the state of translations.
 * A field that is not listed here counts as shown in menus, lists, breadcrumbs or links.
 */
const ownFields: ReadonlySet<string> = new Set<keyof Page>([
  'modules',
  'shownFiles',
  'translationSourceLanguage',
  'translationTargetLanguages',
  'updatedAt',
]);

const sharedFields = (page: Partial<Page>): string =>
  JSON.stringify(
    Object.entries(page)
      .filter(([name]) => !ownFields.has(name))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/** Decides whether a change of a published page touches only what that page itself shows. */
export const differsInModulesOnly = (before: Partial<Page> | null, after: Partial<Page> | null): boolean =>
  before !== null && after !== null && sharedFields(before) === sharedFields(after);
