import { formLabelMessages, formOptionMessages, type FormMessage } from './formMessages';

const labels = new Map<string, FormMessage>(Object.entries(formLabelMessages));
const options = new Map<string, FormMessage>(Object.entries(formOptionMessages));

/** What stands above a field; undefined for a field that no form has. */
export const labelOfField = (name: string): FormMessage | undefined => labels.get(name);

/** What a choice of a select or of radio buttons is called; undefined for another value. */
export const labelOfOption = (name: string, value: string): FormMessage | undefined =>
  options.get(`${name}.${value}`);
