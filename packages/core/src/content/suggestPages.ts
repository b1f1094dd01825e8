import { distance } from 'fastest-levenshtein';

import { normalizePhrase } from '@kmx/contract/text';
import { isHomePage } from '../paths/isHomePage';
import { splitPath } from '../paths/splitPath';
import type { PageAddress } from '../types/Page';

export interface NamedPage extends PageAddress {
  readonly title: string;
}

/** Below this, texts are similar by chance. */
const minSimilarity = 0.6;
/** Limits the cost of comparing, which grows with the length. */
const maxCharacters = 80;
/** Short Latin words are ignored. In Chinese, one or two characters are whole words. */
const isSignificant = (word: string) => word.length > 2 || /[^\p{Script=Latin}\p{N}]/u.test(word);

/** Returns 1 for equal texts, 0 for texts without anything in common. */
function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 0 : 1 - distance(one, other) / longest;
}

/** Returns the share of the longer text's significant words that the other contains. */
function sharedWords(one: string, other: string): number {
  const [words, otherWords] = [one, other].map((text) => new Set(text.split(' ').filter(isSignificant)));
  if (!words || !otherWords) return 0;
  const shared = [...words].filter((word) => otherWords.has(word));
  return shared.length / Math.max(words.size, otherWords.size, 1);
}

/** In languages without spaces a word is found as a part. */
const isPart = (requested: string, text: string) =>
  /[^\p{Script=Latin}\p{N} ]/u.test(requested) && text.includes(requested);

const relevance = (requested: string, text: string) => {
  const alike = similarity(requested, text);
  const shared = sharedWords(requested, text);
  const part = isPart(requested, text) ? minSimilarity : 0;
  return Math.max(alike >= minSimilarity ? alike : 0, shared >= 0.5 ? shared : 0, part);
};

interface RequestedPage {
  readonly slug: string;
  readonly parent: string | null;
}

function parseRequestedPage(path: string): RequestedPage | undefined {
  const slugs = splitPath(path)
    .segments.slice(-2)
    .map(({ raw, decoded }) => normalizePhrase((decoded ?? raw).slice(0, maxCharacters)));
  const slug = slugs.at(-1);
  const parent = slugs.length > 1 && slugs[0] ? slugs[0] : null;
  return slug ? { slug, parent } : undefined;
}

/** The similarity of slug or title counts most; pages below the requested parent, or the parent itself, get a bonus. */
function scoreOf(page: NamedPage, { slug, parent }: RequestedPage): number {
  const own = normalizePhrase(page.slug.slice(0, maxCharacters));
  const title = normalizePhrase(page.title.slice(0, maxCharacters));
  const alike = Math.max(relevance(slug, own), relevance(slug, title));
  const isBelowParent = parent !== null && normalizePhrase(page.parentSlug) === parent;
  const isParent = parent !== null && own === parent;
  return alike + (isBelowParent ? 0.4 : 0) + (isParent ? 0.5 : 0);
}

/** Keeps one page for each address; versions for several countries share it. */
export function uniquePages<TPage extends PageAddress>(pages: readonly TPage[]): readonly TPage[] {
  const byAddress = new Map<string, TPage>();
  for (const page of pages) {
    const key = `${page.parentSlug}/${page.slug}`;
    if (!byAddress.has(key)) byAddress.set(key, page);
  }
  return [...byAddress.values()];
}

/**
 * Returns the pages most similar to a path that was not found, at most `limit`: by slug or title, the requested parent
 * and its children. Never the home page, which the page of section 2.2 links anyway.
 */
export function suggestPages<TPage extends NamedPage>(
  path: string,
  pages: readonly TPage[],
  limit: number,
): readonly TPage[] {
  const requested = parseRequestedPage(path);
  if (!requested) return [];
  return uniquePages(pages)
    .filter((page) => !isHomePage(page))
    .map((page) => ({ page, score: scoreOf(page, requested) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
