import type { Field, NumberField } from 'payload';
import { localizedText, localizedTextarea } from './texts';

/** Heading and introduction of a module whose content is a list, a table or a form. */
export const introductionFields = (): Field[] => [localizedText('title'), localizedTextarea('text')];

const longestList = 50;

/** `true`, or the sentence that an editor reads. */
export const validateLimit = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= longestList) ||
  `Please enter a whole number from 1 to ${longestList}, or nothing for the whole list.`;

export const limitField = (): NumberField => ({
  name: 'limit',
  type: 'number',
  label: 'Maximum number',
  validate: validateLimit,
  admin: { description: 'How many entries are shown. Empty: the whole list.' },
});
