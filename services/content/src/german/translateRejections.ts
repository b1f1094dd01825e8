import type { AfterErrorHook } from 'payload';
import { decideLanguage } from '../config/adminLanguage';
import catalogue from './rejections.json';

interface Template {
  pattern: RegExp;
  names: readonly string[];
  german: string;
}

const placeholder = /\{(\w+)\}/g;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const createTemplate = ([english, german]: [string, string]): Template => {
  const names = Array.from(english.matchAll(placeholder), ([, name = '']) => name);
  const [first = '', ...others] = english.split(/\{\w+\}/).map(escape);
  return { pattern: new RegExp(`^${[first, ...others].join('(.+?)')}$`, 's'), names, german };
};

const entries = Object.entries(catalogue);
const exact: ReadonlyMap<string, string> = new Map(entries);
const templates = entries.filter(([english]) => english.includes('{')).map(createTemplate);

const fill = ({ names, german }: Template, values: readonly string[]): string =>
  german.replaceAll(placeholder, (_, name: string) => {
    const value = values[names.indexOf(name)] ?? '';
    return name === 'message' ? translateRejection(value, 'de') : value;
  });

/** Returns a reason in the language of the admin; in English where the catalogue does not have it. */
export const translateRejection = (english: string, language: string): string => {
  if (decideLanguage(language) === 'en') return english;
  const whole = exact.get(english);
  if (whole !== undefined) return whole;
  for (const template of templates) {
    const match = template.pattern.exec(english);
    if (match) return fill(template, match.slice(1));
  }
  return english;
};

/** Translates every `message` in the body of a response. */
const translateFields = (body: object, language: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      key === 'message' && typeof value === 'string'
        ? translateRejection(value, language)
        : translateBody(value, language),
    ]),
  );

const translateBody = (body: unknown, language: string): unknown => {
  if (Array.isArray(body)) return body.map((item: unknown) => translateBody(item, language));
  return typeof body === 'object' && body !== null ? translateFields(body, language) : body;
};

/** Rejections are thrown in English, wherever they are found; forms show them in the language of their reader. */
export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const { language } = req.i18n;
  if (decideLanguage(language) === 'en' || !result) return;
  return { response: { ...result, errors: result.errors.map((error) => translateFields(error, language)) } };
};
