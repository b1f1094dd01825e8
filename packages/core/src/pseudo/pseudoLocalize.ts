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
  // A straight apostrophe quotes in ICU; the printer leaves one before a closing brace, which then cannot be read.
  ["'", '’'] as const,
]);

/** How much longer than English a translation is wont to be. */
const growth = 0.4;
const vowels = /[aeiou]/gi;
const lastLetter = /\p{L}(?=\P{L}*$)/u;

/** Vowels are doubled, so that words grow as words; what vowels cannot give is added behind the last letter. */
function lengthen(text: string): string {
  const wanted = Math.ceil((text.match(/\p{L}/gu)?.length ?? 0) * growth);
  let given = 0;
  const grown = text.replace(vowels, (letter) => (given++ < wanted ? letter + letter : letter));
  return grown.replace(lastLetter, (letter) => letter + '~'.repeat(Math.max(0, wanted - given)));
}

const disguise = (text: string) =>
  Array.from(lengthen(text), (letter) => accents.get(letter) ?? letter).join('');

function disguiseAll(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: disguise(element.value) };
    if (isTagElement(element)) return { ...element, children: disguiseAll(element.children) };
    if (isPluralElement(element)) return { ...element, options: disguiseOptions(element.options) };
    if (isSelectElement(element)) return { ...element, options: disguiseOptions(element.options) };
    return element;
  });
}

const disguiseOptions = (options: SelectElement['options']): SelectElement['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, value: disguiseAll(option.value) }]),
  );

/**
 * An ICU message as a test of layouts: accents on its letters, about 40 % longer, in brackets that show where words are cut
 * off or put together; placeholders, formats and tags stay as they are.
 * @throws SyntaxError when the message is no ICU message.
 */
export const pseudoLocalize = (message: string): string =>
  printAST([createLiteralElement('['), ...disguiseAll(parse(message)), createLiteralElement(']')]);
