import { z } from 'zod';
import { fail, ok, parseLocale, type Locale, type Result } from '@kmx/core';

import type { CacheMode } from '../caching/cacheMode';
import { cacheParameter } from '../content/cacheParameter';

import { stages, type Stage } from './loadMenus';

export interface NavigationQuery {
  /** Undefined selects the site's default language. */
  locale?: Locale;
  stage: Stage;
  cacheMode: CacheMode;
}

const localeParameter = z
  .string()
  .transform((text, context) => {
    const locale = parseLocale(text);
    if (locale.ok) return locale.value;
    context.addIssue({
      code: 'custom',
      message: 'lang is a language or a locale of this site, such as de or de-CH',
    });
    return z.NEVER;
  })
  .optional();

const querySchema = z.object({
  lang: localeParameter,
  stage: z.enum(stages, 'stage is "DRAFT" or "PUBLISHED"').default('PUBLISHED'),
  cache: cacheParameter,
});

const idSchema = z.string().regex(/^[\w-]{1,64}$/);
const sectionIdsSchema = z.array(idSchema).min(1).max(50);

/** Parses `lang`, `stage` and `cache`; the error is a sentence for the client. */
export function readNavigationQuery(parameters: URLSearchParams): Result<NavigationQuery, string> {
  const parsed = querySchema.safeParse(Object.fromEntries(parameters));
  if (!parsed.success) return fail(parsed.error.issues.map(({ message }) => message).join('; '));
  const { lang, stage, cache } = parsed.data;
  return ok({ ...(lang && { locale: lang }), stage, cacheMode: cache });
}

/** Parses `a,b,c` of `/section/{ids comma separated}` without duplicates; undefined if one is malformed. */
export function readSectionIds(text: string): readonly string[] | undefined {
  const parsed = sectionIdsSchema.safeParse(text.split(','));
  return parsed.success ? [...new Set(parsed.data)] : undefined;
}

/** Checks if a text can be the id or the key of a site. */
export const isSiteId = (text: string): boolean => idSchema.safeParse(text).success;
