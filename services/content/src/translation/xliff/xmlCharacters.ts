/**
 * Characters that XML 1.0 does not allow (2.2): controls except tabs and line ends, unpaired surrogates and two
 * noncharacters.
 */
export const forbiddenCharacters = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const references = /&#(?:x([\da-f]+)|(\d+));/gi;

const isForbidden = (code: number): boolean =>
  code > 0x10ffff || String.fromCodePoint(code).search(forbiddenCharacters) !== -1;

const findForbiddenReference = (xml: string): number => {
  for (const { index, 1: hexadecimal, 2: decimal = '' } of xml.matchAll(references))
    if (isForbidden(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal))) return index;
  return -1;
};

/** The position of a forbidden character, as it is or as a reference, both of which the parser lets through; else -1. */
export const findForbiddenCharacter = (xml: string): number => {
  const character = xml.search(forbiddenCharacters);
  return character === -1 ? findForbiddenReference(xml) : character;
};
