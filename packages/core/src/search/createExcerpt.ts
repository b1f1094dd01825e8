import type { LanguageCode } from '../types/Language';

import type { SearchQuery } from './createSearchQuery';
import { findMatches } from './emphasise';

/** What an excerpt is made from. */
export interface ExcerptInput {
  readonly description: string;
  readonly text: string;
  readonly query: SearchQuery;
  readonly language: LanguageCode;
  /** 200 by default, ellipses not counted. */
  readonly maxCharacters?: number;
}

const ellipsis = '…';

/** Up to where words fit; a text without spaces is cut where it is. */
function endOfWord(text: string, start: number, maxCharacters: number): number {
  const limit = start + maxCharacters;
  if (text.length <= limit) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > start + maxCharacters / 2 ? space : limit;
}

/** Begins a few words before what was found, at the beginning of one. */
function startOfWindow(text: string, match: number, maxCharacters: number): number {
  const wanted = Math.max(0, match - Math.floor(maxCharacters / 4));
  if (wanted === 0) return 0;
  const space = text.indexOf(' ', wanted);
  return space === -1 || space >= match ? wanted : space + 1;
}

/** A surrogate pair is one character: no half of it may remain. */
function slice(text: string, start: number, end: number): string {
  const isHalf = (index: number) => /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1));
  return text.slice(isHalf(start) ? start + 1 : start, isHalf(end) ? end - 1 : end);
}

function cut(text: string, from: number, maxCharacters: number): string {
  const end = endOfWord(text, from, maxCharacters);
  return `${from > 0 ? ellipsis : ''}${slice(text, from, end).trim()}${end < text.length ? ellipsis : ''}`;
}

/** The lines of a list, such as technical data, stay apart. */
const joinLines = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' · ');

/** What a result shows below its title: the description, or the words around what only the text holds. */
export function createExcerpt(input: ExcerptInput): string {
  const { query, language, maxCharacters = 200 } = input;
  const description = joinLines(input.description);
  const text = joinLines(input.text);
  const inDescription = findMatches(description, query, language)[0];
  if (inDescription)
    return cut(description, startOfWindow(description, inDescription.start, maxCharacters), maxCharacters);
  const inText = findMatches(text, query, language)[0];
  if (inText) return cut(text, startOfWindow(text, inText.start, maxCharacters), maxCharacters);
  return cut(description === '' ? text : description, 0, maxCharacters);
}
