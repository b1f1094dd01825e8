import { decideLanguage } from '../config/adminLanguage';

/** Reads a label of the config in a language of the admin; undefined for a function, and where there is none. */
export const labelIn = (label: unknown, language: string): string | undefined => {
  if (typeof label === 'string') return label;
  const text: unknown =
    typeof label === 'object' && label !== null ? Reflect.get(label, decideLanguage(language)) : undefined;
  return typeof text === 'string' ? text : undefined;
};
