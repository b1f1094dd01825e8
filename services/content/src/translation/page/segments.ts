import type { LanguageCode } from '@kmx/contract/locales';
import { readField } from '../../graphql/context';
import { isBlank, type CodedText } from '../text/codedText';
import { readPlainText, writePlainText } from '../text/plainText';
import { readRichTextParts, replaceRichTextParts } from '../text/richTextParts';
import type { LocalizedField } from './localizedFields';

/** One text for translators: a plain field, a cell of a table, or a paragraph of a rich text. */
export interface Segment {
  /** The path of its field, and the part of it: a name token of XML. */
  id: string;
  /** The path of its field: texts of one field are ordered. */
  field: string;
  place: string;
  blockId: string | null;
  maxLength: number | null;
  text: CodedText;
}

interface Part {
  key: string;
  noun: string;
  text: CodedText;
}

const hasLetter = /\p{L}/u;

/** Cells without letters are numbers and days, which the site writes in the reader's language itself. */
const readCells = (value: unknown): Part[] =>
  (Array.isArray(value) ? value : []).flatMap((cell: unknown, index) =>
    typeof cell === 'string' && hasLetter.test(cell)
      ? [{ key: String(index), noun: 'Cell', text: readPlainText(cell) }]
      : [],
  );

const numberNouns = (parts: readonly Part[]): (Part & { number: number })[] => {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const number = (seen.get(part.noun) ?? 0) + 1;
    seen.set(part.noun, number);
    return { ...part, number };
  });
};

const segmentOfText = (field: LocalizedField, value: unknown): Segment[] => {
  if (typeof value !== 'string') return [];
  const text = readPlainText(value);
  const { path, place, blockId, maxLength } = field;
  return isBlank(text) ? [] : [{ id: path, field: path, place, blockId, maxLength, text }];
};

/** Returns the texts of a field in a language; none if it is empty there. */
export const readSegments = (field: LocalizedField, language: LanguageCode): Segment[] => {
  const value = readField(field.values, language);
  if (field.format === 'text') return segmentOfText(field, value);
  const parts = field.format === 'texts' ? readCells(value) : readRichTextParts(value);
  const { path, place, blockId, maxLength } = field;
  return numberNouns(parts).map(({ key, noun, number, text }) => ({
    id: `${path}.${key}`,
    field: path,
    place: `${place} › ${noun} ${number}`,
    blockId,
    maxLength,
    text,
  }));
};

/** The value of a field in another language, of the same build as the source's: translations by segment. */
export const writeField = (
  field: LocalizedField,
  source: LanguageCode,
  translations: ReadonlyMap<string, CodedText>,
): unknown => {
  const value = readField(field.values, source);
  const own = readSegments(field, source).flatMap(({ id }) => {
    const text = translations.get(id);
    return text ? [[id.slice(field.path.length + 1), text] as const] : [];
  });
  const byKey = new Map(own);
  if (field.format === 'richText') return replaceRichTextParts(value, byKey);
  if (field.format === 'text') return own[0] ? writePlainText(own[0][1]) : null;
  return (Array.isArray(value) ? value : []).map((cell: unknown, index) => {
    const text = byKey.get(String(index));
    return text ? writePlainText(text) : cell;
  });
};
