import { z } from 'zod';

import { placeRecords } from './pageParts';
import type { DeadLink, DeadLinkReason, ReadPage } from './SiteHealth';

const target = z.object({ id: z.string(), title: z.string().nullish() }).nullable();

/** A link by its fields (blocks keep it under several names); kinds without a target in the content service are left out. */
const linkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), text: z.string().nullable(), page: target }),
  z.object({ kind: z.literal('file'), text: z.string().nullable(), file: target }),
]);

type TargetedLink = z.output<typeof linkSchema>;

/** Which pages of all sites readers reach, by id. */
export type PublishedById = ReadonlyMap<string, boolean>;

function decideReason(link: TargetedLink, published: PublishedById): DeadLinkReason | undefined {
  if (link.kind === 'file') return link.file ? undefined : 'noFile';
  if (!link.page) return 'gone';
  switch (published.get(link.page.id)) {
    case true:
      return undefined;
    case false:
      return 'unpublished';
    case undefined:
      return 'gone';
  }
}

const textOf = (link: TargetedLink): string =>
  [link.text, (link.kind === 'page' ? link.page : link.file)?.title].find((words) => words?.trim()) ?? '';

/** The links of a page to pages that readers do not reach, and to files that are gone. */
export const findDeadLinks = (read: ReadPage, published: PublishedById): readonly DeadLink[] =>
  placeRecords(read).flatMap(({ value, place }) => {
    const link = linkSchema.safeParse(value).data;
    const reason = link && decideReason(link, published);
    return reason ? [{ place, reason, text: textOf(link) }] : [];
  });
