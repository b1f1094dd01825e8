import { allMediaReleases } from '@kmx/core';
import type { MediaReleaseListFragment } from '../../__generated__/graphql';
import type { MediaReleaseListing, MediaReleaseTeaser } from '../../contract/lists/MediaReleaseListing';

export const mediaReleaseListMock = {
  __typename: 'MediaReleaseList',
  id: 'mediaReleaseList-mock',
  title: 'Media releases',
  text: null,
  limit: null,
  hasArchive: true,
} satisfies MediaReleaseListFragment;

const release = (day: string, title: string, rest: Partial<MediaReleaseTeaser> = {}): MediaReleaseTeaser => ({
  slug: day,
  title,
  leadText: undefined,
  publicationDate: `${day}T06:00:00.000Z`,
  year: Number(day.slice(0, 4)),
  isAdhoc: false,
  href: `/en/media-releases/${day}`,
  ...rest,
});

export const mediaReleaseListing: MediaReleaseListing = {
  items: [
    release('2026-10-22', 'Order intake of the third quarter', {
      isAdhoc: true,
      leadText: 'Orders rose by 4.2 % against the quarter before; the outlook for the year stands.',
    }),
    release('2026-06-03', 'A plant that heats itself', {
      leadText: 'The waste heat of the hardening shop warms the offices and the assembly halls.',
    }),
    release('2025-08-19', 'Figures of the first half-year', { isAdhoc: true }),
    release('2024-11-12', 'New press at the trade fair'),
  ],
  filter: allMediaReleases,
  path: '/en/media-releases',
  overviewHref: '/en/media-releases',
  feedHref: '/en/media-releases/rss.xml',
};
