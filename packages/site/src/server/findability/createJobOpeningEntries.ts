import type { JobOpeningData } from '@kmx/blocks';
import { createPathCluster, isJobOpen, localesOfSite, type SitemapEntry } from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import type { HostView } from '../links/loadHost';
import { jobOpeningPath } from '../lists/jobOpenings';

interface JobOpeningEntriesInput {
  site: SiteConfig;
  host: Pick<HostView, 'system' | 'address'>;
  openings: readonly JobOpeningData[];
  now: Date;
}

/** Creates sitemap entries of the open jobs, in the locales of their languages. */
export const createJobOpeningEntries = ({
  site,
  host: { system, address },
  openings,
  now,
}: JobOpeningEntriesInput): readonly SitemapEntry[] => {
  const locales = localesOfSite(site, system.countries);
  return openings
    .filter((opening) => isJobOpen(opening, now))
    .flatMap(({ slug, languages }) => {
      const isIn = ({ language }: (typeof locales)[number]) => languages.includes(language);
      const path = jobOpeningPath(slug);
      const { members, alternates } = createPathCluster({ site, locales, path, isIn, ...address });
      return members.map(({ href }) => ({ url: href, alternates }));
    });
};
