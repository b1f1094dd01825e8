import { formOptionMessages, type FormMessage } from './formMessages';

const options = new Map<string, FormMessage>(Object.entries(formOptionMessages));

/** Label of an option of a select or radio button; undefined for an unknown value. */
export const labelOfOption = (name: string, value: string): FormMessage | undefined =>
  options.get(`${name}.${value}`);
