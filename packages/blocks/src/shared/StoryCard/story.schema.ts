import { z } from 'zod';
import { isLanguageCode, storyCategories } from '@kmx/core';
import { optionalList, optionalText } from '../../content/fields.schema';
import { mediaSchema } from '../../content/Media.schema';

const term = z.object({ id: z.string(), slug: optionalText, name: optionalText });

/** Drops terms without a slug, which the URL needs, and terms without a name. */
const toTerms = (terms: readonly z.output<typeof term>[]) =>
  terms.flatMap(({ slug, name }) => (slug && name ? [{ slug, name }] : []));

const teaserFields = z.object({
  id: z.string(),
  slug: optionalText,
  title: optionalText,
  leadText: optionalText,
  publicationDate: optionalText,
  category: z.enum(storyCategories).nullable(),
  teaserImage: mediaSchema,
  topics: optionalList(term),
  products: optionalList(z.string().nullable()),
  hasVideo: z.boolean().nullable(),
  languages: optionalList(z.string().nullable()),
  countries: optionalList(z.object({ countryCode: z.string() }).nullable()),
});

const toTeaser = (story: z.output<typeof teaserFields>) => ({
  id: story.id,
  slug: story.slug ?? '',
  title: story.title ?? story.slug ?? '',
  text: story.leadText,
  publishedAt: story.publicationDate,
  category: story.category ?? undefined,
  image: story.teaserImage,
  topics: toTerms(story.topics),
  products: story.products.flatMap((slug) => slug ?? []),
  hasVideo: story.hasVideo ?? false,
  languages: story.languages.filter((code) => code !== null).filter(isLanguageCode),
  countries: story.countries.flatMap((country) => country?.countryCode.toUpperCase() ?? []),
});

export const storyTeaserSchema = teaserFields
  .extend({ storyContacts: optionalList(term) })
  .transform(({ storyContacts, ...story }) => ({ ...toTeaser(story), contacts: toTerms(storyContacts) }));

/** Team that is responsible for stories, from the content service. */
export const storyContactSchema = z
  .object({
    id: z.string(),
    slug: optionalText,
    name: optionalText,
    role: optionalText,
    text: optionalText,
    email: optionalText,
    phone: optionalText,
    image: mediaSchema,
  })
  .transform(({ slug, name, ...contact }) => ({
    ...contact,
    slug: slug ?? '',
    name: name ?? slug ?? '',
  }));

export const storyPageSchema = teaserFields
  .extend({ storyContacts: optionalList(storyContactSchema) })
  .transform(({ storyContacts, ...story }) => ({
    ...toTeaser(story),
    contacts: storyContacts.filter(({ slug }) => slug !== ''),
  }));

export type ServiceStory = z.output<typeof storyTeaserSchema>;
export type ServiceStoryContact = z.output<typeof storyContactSchema>;
export type ServiceStoryPage = z.output<typeof storyPageSchema>;
