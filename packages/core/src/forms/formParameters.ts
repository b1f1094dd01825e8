import { createParameter } from '../lists/queryParameters';

import { cleanText } from './cleanText';

/** Maximum length of a message that an address prefills, in characters. */
export const maxPrefilledMessage = 800;

const entryParameter = (name: string, maxLength: number, isMultiline = false) =>
  createParameter(
    name,
    ([text = '']) => cleanText(text, isMultiline).slice(0, maxLength),
    (text) => (text === '' ? [] : [text]),
  );

/** Parameters of a page with a form: the subject of the form and, once it is sent without script, its state. */
export const formParameters = {
  /** Slug or name. */
  product: entryParameter('product', 200),
  machine: entryParameter('machine', 200),
  serial: entryParameter('serial', 200),
  message: entryParameter('message', maxPrefilledMessage, true),
  /** Slug of the sent form. */
  state: entryParameter('form', 200),
};
