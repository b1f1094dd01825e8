/** Unicode ranges of the font files (`@fontsource/chivo`, latin and latin-ext). */
const covered: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];

const isCovered = (codePoint: number) =>
  covered.some(([first, last]) => codePoint >= first && codePoint <= last);

/**
 * Checks that the font covers a text, which is not the case for Chinese and Japanese. Otherwise the renderer
 * would download a font.
 */
export const canDraw = (text: string): boolean =>
  [...text].every((character) => isCovered(character.codePointAt(0) ?? 0));
