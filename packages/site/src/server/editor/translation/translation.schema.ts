import { z } from 'zod';
import {
  isLanguageCode,
  languageCodes,
  translationProblemKinds,
  translationStates,
  type PageTranslation,
  type TranslationProblem,
} from '@kmx/core';

const language = z.enum(languageCodes);
const text = z.string().nullable();

const targetFields = z.object({
  id: z.string(),
  language,
  translationState: z.enum(translationStates),
  exportedAt: text,
  importedAt: text,
  isStale: z.boolean(),
});

const changeSchema = z.object({
  segment: z.string(),
  place: z.string(),
  blockId: text,
  sourceThen: text,
  sourceNow: text,
  target: text,
});

/** Everything about the translations of one page. */
export const pageTranslationSchema = z.object({
  pageId: z.string(),
  title: text,
  site: text,
  sourceLanguage: language,
  targetLanguages: z.array(targetFields.extend({ changes: z.array(changeSchema) })),
}) satisfies z.ZodType<PageTranslation>;

/** A draft may lack what a published page has. */
const maybe = z.string().nullish();

const translationPageSchema = z.object({
  id: z.string(),
  title: maybe.transform((title) => title ?? ''),
  /** The key of the page's site. */
  site: maybe.transform((site) => site ?? ''),
  slug: maybe.transform((slug) => slug ?? ''),
  parentSlug: maybe.transform((slug) => slug ?? 'home'),
  pageType: maybe.transform((pageType) => pageType ?? null),
  isPublished: z.boolean(),
  /** Whether the newest is a draft: of a page that is published, or of one that never was. */
  hasDraft: z.boolean(),
  /** ISO 8601. */
  updatedAt: z.string(),
  // The service may know a language that this site is not translated into: such entries are left out.
  languages: z
    .array(z.string())
    .nullish()
    .transform((codes) => (codes ?? []).filter(isLanguageCode)),
  countries: z.array(z.string()).transform((codes) => codes.map((code) => code.toUpperCase())),
  sourceLanguage: language,
  targetLanguages: z.array(targetFields),
});

/** The pages of a site, drafts too. */
export const translationPagesSchema = z.object({ pages: z.array(translationPageSchema) });

const problemSchema = z.object({
  kind: z.enum(translationProblemKinds).catch('other'),
  segment: text.default(null),
  place: text.default(null),
  detail: z.string(),
}) satisfies z.ZodType<TranslationProblem>;

/** Why nothing was written, each reason on its own. */
export const rejectionSchema = z.object({ problems: z.array(problemSchema).min(1) });

/** A page in a list of pages, with its translations. */
export type TranslationPage = z.output<typeof translationPageSchema>;
