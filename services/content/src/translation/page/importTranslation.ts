import { ValidationError, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import type { CodedText } from '../text/codedText';
import { checkPackage } from '../xliff/checkPackage';
import { decodePackage } from '../xliff/decodePackage';
import { readPackage, type ReadPackage } from '../xliff/readPackage';
import type { TranslationProblem } from '../xliff/TranslationProblem';
import { UnreadablePackageError } from '../xliff/UnreadablePackageError';
import { segmentsIn } from './describeTranslation';
import { withEveryLanguage, type TranslatedPage } from './readTranslatedPage';
import { savePage } from './savePage';
import type { Segment } from './segments';
import { recordSourceTexts, parseSourceTexts } from './sourceTexts';
import { writeTranslation } from './writeTranslation';

const openPackage = (bytes: Uint8Array): ReadPackage | TranslationProblem => {
  try {
    return readPackage(decodePackage(bytes));
  } catch (error) {
    if (!(error instanceof UnreadablePackageError)) throw error;
    return { kind: 'notXliff', segment: null, place: null, detail: error.message };
  }
};

const textsOf = (found: ReadPackage, segments: readonly Segment[]): Map<string, CodedText> => {
  const codes = new Map(segments.map(({ id, text }) => [id, text.codes]));
  return new Map(
    found.units.map(({ id, target }) => [id, { pieces: target ?? [], codes: codes.get(id) ?? [] }]),
  );
};

const writeDown = async (
  req: PayloadRequest,
  page: TranslatedPage,
  language: LanguageCode,
  texts: ReadonlyMap<string, CodedText>,
): Promise<void> => {
  const current = await req.payload.findByID({ ...withEveryLanguage, id: page.id, locale: language });
  const target = page.targets.find((one) => one.language === language);
  const before = parseSourceTexts(target?.translatedSource);
  const segments = segmentsIn(page.fields, page.sourceLanguage);
  const translated = {
    translationState: 'Translated' as const,
    importedAt: new Date().toISOString(),
    translatedSource: recordSourceTexts(segments),
  };
  const data = {
    ...writeTranslation(page, current, { language, texts, before }),
    languages: [...new Set([...page.languages, language])],
    translationTargetLanguages: page.targets.map((one) =>
      one.language === language ? { ...one, ...translated } : one,
    ),
  };
  await savePage(req, page, data, language);
};

const faultsSchema = z.object({
  errors: z.array(z.object({ path: z.string(), message: z.string(), label: z.string().optional() })),
});

/** Converts the errors of publishing to problems of a translation. */
const describeRejection = (error: ValidationError): TranslationProblem[] => {
  const faults = faultsSchema.safeParse(error.data).data?.errors ?? [{ path: '', message: error.message }];
  return faults.map(({ path, message }) => ({
    kind: 'invalid',
    segment: null,
    place: path === '' ? null : path,
    detail: message,
  }));
};

/** Imports a complete package, or returns every reason for its rejection. */
export const importTranslation = async (
  req: PayloadRequest,
  page: TranslatedPage,
  bytes: Uint8Array,
): Promise<TranslationProblem[]> => {
  const found = openPackage(bytes);
  if ('kind' in found) return [found];
  const segments = segmentsIn(page.fields, page.sourceLanguage);
  const problems = checkPackage(found, {
    pageId: page.id,
    sourceLanguage: page.sourceLanguage,
    targetLanguages: page.targets.map(({ language }) => language),
    segments,
  });
  if (problems.length > 0) return problems;
  const language = found.targetLanguage.toLowerCase();
  if (!isLanguageCode(language)) return problems;
  try {
    await writeDown(req, page, language, textsOf(found, segments));
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return describeRejection(error);
    throw error;
  }
};
