import { normalizeText } from '@kmx/contract/text';

/** Normalised words of a search; at most ten, so that a long text costs no more than a short one. */
export const splitTerms = (text: string): string[] =>
  normalizeText(text.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 10);
