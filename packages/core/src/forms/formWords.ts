import { formLabelMessages, formOptionMessages, type FormMessage } from './formMessages';

const labels = new Map<string, FormMessage>(Object.entries(formLabelMessages));
const options = new Map<string, FormMessage>(Object.entries(formOptionMessages));

/** Label of a field; undefined for an unknown field. */
export const labelOfField = (name: string): FormMessage | undefined => labels.get(name);

/** Label of an option of a select or radio button; undefined for an unknown value. */
export const labelOfOption = (name: string, value: string): FormMessage | undefined =>
  options.get(`${name}.${value}`);
