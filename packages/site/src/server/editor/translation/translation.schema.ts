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

export const pageTranslationSchema = z.object({
  pageId: z.string(),
  title: text,
  site: text,
  sourceLanguage: language,
  targetLanguages: z.array(targetFields.extend({ changes: z.array(changeSchema) })),
}) satisfies z.ZodType<PageTranslation>;

/** Drafts may lack fields that are required for publication. */
const maybe = z.string().nullish();

const translationPageSchema = z.object({
  id: z.string(),
  title: maybe.transform((title) => title ?? ''),
  /** Key of the page's site. */
  site: maybe.transform((site) => site ?? ''),
  slug: maybe.transform((slug) => slug ?? ''),
  parentSlug: maybe.transform((slug) => slug ?? 'home'),
  pageType: maybe.transform((pageType) => pageType ?? null),
  isPublished: z.boolean(),
  /** True if the newest version is a draft, for published and unpublished pages alike. */
  hasDraft: z.boolean(),
  /** ISO 8601. */
  updatedAt: z.string(),
  // Drops languages that the site does not know.
  languages: z
    .array(z.string())
    .nullish()
    .transform((codes) => (codes ?? []).filter(isLanguageCode)),
  countries: z.array(z.string()).transform((codes) => codes.map((code) => code.toUpperCase())),
  sourceLanguage: language,
  targetLanguages: z.array(targetFields),
});

export const translationPagesSchema = z.object({ pages: z.array(translationPageSchema) });

const problemSchema = z.object({
  kind: z.enum(translationProblemKinds).catch('other'),
  segment: text.default(null),
  place: text.default(null),
  detail: z.string(),
}) satisfies z.ZodType<TranslationProblem>;

export const rejectionSchema = z.object({ problems: z.array(problemSchema).min(1) });

export type TranslationPage = z.output<typeof translationPageSchema>;
