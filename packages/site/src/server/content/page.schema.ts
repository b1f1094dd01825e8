import { z } from 'zod';
import { isLanguageCode, pageTypes, themeNames } from '@kmx/core';

import { protectionSchema } from './protection.schema';

const sizeSchema = z.object({ url: z.string().nullable() }).nullable();

const countryCodes = z
  .array(z.object({ countryCode: z.string() }).nullable())
  .nullable()
  .transform((countries) => (countries ?? []).flatMap((country) => country?.countryCode.toUpperCase() ?? []));

/** Validates the page but not its modules, which their blocks validate. */
export const pageSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
    parentSlug: z.string().nullable(),
    pageType: z.enum(pageTypes).nullable(),
    theme: z.enum(themeNames).nullable(),
    languages: z.array(z.string().nullable()).nullable(),
    countries: countryCodes,
    canonicalUrl: z.string().nullable(),
    description: z.string().nullable(),
    hideBreadcrumb: z.boolean().nullable(),
    protection: protectionSchema,
    updatedAt: z.string().nullable(),
    shareImage: z.object({ sizes: z.object({ stretchedVideoPng: sizeSchema }).nullable() }).nullable(),
    modules: z.array(z.unknown()).nullable(),
    // Validated on use, so that an invalid story does not invalidate the page.
    story: z.unknown().optional(),
    mediaRelease: z.unknown().optional(),
    event: z.unknown().optional(),
  })
  .transform((page) => ({
    ...page,
    title: page.title ?? page.slug ?? '',
    slug: page.slug ?? 'home',
    parentSlug: page.parentSlug ?? 'home',
    pageType: page.pageType ?? ('Content' as const),
    theme: page.theme ?? ('Default' as const),
    languages: (page.languages ?? []).filter((code) => code !== null).filter(isLanguageCode),
    hideBreadcrumb: page.hideBreadcrumb ?? false,
    shareImageUrl: page.shareImage?.sizes?.stretchedVideoPng?.url ?? null,
    modules: page.modules ?? [],
  }));

export const pageByPathSchema = z.object({ pageByPath: pageSchema.nullable() });

export type ContentPage = z.output<typeof pageSchema>;
