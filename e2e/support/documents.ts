import { z } from 'zod';

import { queryContent } from './content';

const term = z.object({ slug: z.string() });
const storySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  hasVideo: z.boolean(),
  products: z.array(z.string()),
  topics: z.array(term),
  storyContacts: z.array(term),
});
const releaseSchema = z.object({
  slug: z.string(),
  title: z.string(),
  publicationDate: z.string(),
  adhoc: z.boolean(),
});
const newsSchema = z.object({ id: z.string(), title: z.string() });

export type SeededStory = z.infer<typeof storySchema>;
export type SeededRelease = z.infer<typeof releaseSchema>;

/** The stories of the main site, the newest first. */
export async function seededStories(): Promise<SeededStory[]> {
  const data = await queryContent(
    '{ storiesOfSite(site: "main") { id slug title category hasVideo products topics { slug } storyContacts { slug } } }',
    {},
  );
  return z.object({ storiesOfSite: z.array(storySchema) }).parse(data).storiesOfSite;
}

export async function seededStoryContacts(): Promise<string[]> {
  const data = await queryContent('{ storyContactsOfSite(site: "main") { slug } }', {});
  return z
    .object({ storyContactsOfSite: z.array(term) })
    .parse(data)
    .storyContactsOfSite.map(({ slug }) => slug);
}

/** The media releases of the main site, the newest first. */
export async function seededReleases(): Promise<SeededRelease[]> {
  const data = await queryContent(
    '{ mediaReleasesOfSite(site: "main") { slug title publicationDate adhoc } }',
    {},
  );
  return z.object({ mediaReleasesOfSite: z.array(releaseSchema) }).parse(data).mediaReleasesOfSite;
}

/** The slugs of the main site's events that readers of every country see. */
export async function seededEvents(): Promise<string[]> {
  const data = await queryContent('{ eventsOfSite(site: "main") { slug countries { countryCode } } }', {});
  const event = term.extend({ countries: z.array(z.unknown()) });
  return z
    .object({ eventsOfSite: z.array(event) })
    .parse(data)
    .eventsOfSite.flatMap(({ slug, countries }) => (countries.length === 0 ? [slug] : []));
}

/** The news of the main site, the newest first. */
export async function seededNews(): Promise<{ id: string; title: string }[]> {
  const data = await queryContent(
    '{ newsFeedConnection(site: "main", first: 50) { nodes { id title } pageInfo { hasNextPage } } }',
    {},
  );
  const connection = z.object({
    nodes: z.array(newsSchema),
    pageInfo: z.object({ hasNextPage: z.literal(false) }),
  });
  return z.object({ newsFeedConnection: connection }).parse(data).newsFeedConnection.nodes;
}
