const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * A text for searching and sorting: lower case, without the accents of Latin letters. The marks of other scripts
 * stay: in Japanese they make another sound.
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßøłđæœı]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

/** Normalised words of a search; at most ten, so that a long text costs no more than a short one. */
export const splitTerms = (text: string): string[] =>
  normalizeText(text.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 10);
