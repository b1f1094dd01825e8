import {
  createLiteralElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';
const accents = new Map([
  ...Array.from(plain, (letter, index) => [letter, [...accented][index] ?? letter] as const),
  // A straight apostrophe quotes in ICU. The printer leaves one before a closing brace, which then cannot be parsed.
  ["'", '’'] as const,
]);

/** Typical growth of a translation compared with English. */
const growth = 0.4;
const vowels = /[aeiou]/gi;
const lastLetter = /\p{L}(?=\P{L}*$)/u;

/** Doubles vowels, so that words grow; the rest is appended after the last letter. */
function lengthen(text: string): string {
  const requested = Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) * growth);
  let given = 0;
  const grown = text.replace(vowels, (letter) => (given++ < requested ? letter + letter : letter));
  return grown.replace(lastLetter, (letter) => letter + '~'.repeat(Math.max(0, requested - given)));
}

const pseudoLocalizeText = (text: string) =>
  Array.from(lengthen(text), (letter) => accents.get(letter) ?? letter).join('');

function pseudoLocalizeElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: pseudoLocalizeText(element.value) };
    if (isTagElement(element)) return { ...element, children: pseudoLocalizeElements(element.children) };
    if (isPluralElement(element)) return { ...element, options: pseudoLocalizeOptions(element.options) };
    if (isSelectElement(element)) return { ...element, options: pseudoLocalizeOptions(element.options) };
    return element;
  });
}

const pseudoLocalizeOptions = (options: SelectElement['options']): SelectElement['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: pseudoLocalizeElements(option.value) },
    ]),
  );

/**
 * Pseudo-localizes an ICU message for tests of layouts: accented letters, about 40 % longer, in brackets that show
 * truncation and concatenation. Placeholders, formats and tags are unchanged. @throws SyntaxError for an invalid
 * message.
 */
export const pseudoLocalize = (message: string): string =>
  printAST([createLiteralElement('['), ...pseudoLocalizeElements(parse(message)), createLiteralElement(']')]);
