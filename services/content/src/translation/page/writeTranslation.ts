import type { LanguageCode } from '@kmx/contract/locales';
import { readField } from '../../graphql/context';
import type { Page } from '../../payload-types';
import type { CodedText } from '../text/codedText';
import type { TranslatedPage } from './readTranslatedPage';
import { readSegments, writeField } from './segments';
import type { SourceTexts } from './sourceTexts';

const stepInto = (value: unknown, name: string): unknown =>
  Array.isArray(value) ? value.find((row: unknown) => readField(row, 'id') === name) : readField(value, name);

/** Sets the value at a path of fields and rows. An unknown path has no effect. */
const setAt = (document: object, path: string, value: unknown): void => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(stepInto, document);
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, last, value);
};

interface Translation {
  language: LanguageCode;
  /** By segment: one for each of the source. */
  texts: ReadonlyMap<string, CodedText>;
  /** Texts of the previous translation. */
  before: SourceTexts | null;
}

/**
 * Returns the fields of a page with a translation. `page` is the newest draft in the target language only. Texts that the
 * source no longer contains since the previous translation are emptied.
 */
export const writeTranslation = (
  { fields, sourceLanguage }: TranslatedPage,
  page: Page,
  { texts, before }: Translation,
): Partial<Page> => {
  const document = structuredClone(page);
  const isLeft = (path: string): boolean =>
    Object.keys(before ?? {}).some((id) => id === path || id.startsWith(`${path}.`));
  const changed = fields.filter((field) => {
    const hasText = readSegments(field, sourceLanguage).length > 0;
    if (!hasText && !isLeft(field.path)) return false;
    setAt(document, field.path, hasText ? writeField(field, sourceLanguage, texts) : null);
    return true;
  });
  const data: Partial<Page> = {};
  for (const name of new Set(changed.map(({ path }) => path.split('.')[0] ?? '')))
    Reflect.set(data, name, Reflect.get(document, name));
  return data;
};
