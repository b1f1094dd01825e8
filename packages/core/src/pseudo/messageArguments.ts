import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

const optionsOf = (element: MessageFormatElement): readonly MessageFormatElement[] =>
  isPluralElement(element) || isSelectElement(element)
    ? Object.values(element.options).flatMap(({ value }) => value)
    : [];

function nameOf(element: MessageFormatElement): readonly string[] {
  if (isArgumentElement(element)) return [element.value];
  if (isNumberElement(element)) return [`${element.value}:number`];
  if (isDateElement(element)) return [`${element.value}:date`];
  if (isTimeElement(element)) return [`${element.value}:time`];
  if (isPluralElement(element)) return [`${element.value}:plural`];
  if (isSelectElement(element)) return [`${element.value}:select`];
  if (isTagElement(element)) return [`<${element.value}>`];
  return [];
}

const collect = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => [
    ...nameOf(element),
    ...collect(isTagElement(element) ? element.children : optionsOf(element)),
  ]);

/**
 * Lists the arguments of an ICU message, distinct and sorted: `path`, `count:plural`, `<b>`. All translations of a
 * message must have the same. @throws SyntaxError for an invalid message. @usedByTests
 */
export const messageArguments = (message: string): readonly string[] =>
  [...new Set(collect(parse(message)))].sort();
