const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Normalizes a text for search and sorting: lower case, Latin letters without accents, full-width forms as narrow
 * ones. Marks of other scripts stay: in Japanese they make another sound.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letterReplacements[letter] ?? letter)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Normalizes a phrase for comparison: also everything but letters and digits as a single space. */
export const normalizePhrase = (text: string): string =>
  normalizeText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
