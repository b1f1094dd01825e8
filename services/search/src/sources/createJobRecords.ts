import {
  applicationPaths,
  decideContentLanguage,
  decideJobSpan,
  type LanguageCode,
  type SearchRecord,
} from '@kmx/core';
import type { PagesOfSite } from './createPageRecords';
import type { SearchableJobOpening } from './jobOpenings.schema';

interface JobsOfSite extends Pick<PagesOfSite, 'site'> {
  openings: ReadonlyMap<LanguageCode, readonly SearchableJobOpening[]>;
}

function toRecord(
  opening: SearchableJobOpening,
  scope: Pick<SearchRecord, 'siteKey' | 'language' | 'contentLanguage'>,
): SearchRecord {
  const { id, slug, title, department, location, plainText, updatedAt } = opening;
  const { start, end } = decideJobSpan({ ...opening, applyUntil: opening.applyUntil ?? undefined });
  return {
    ...scope,
    id: `job:${id}`,
    kind: 'job',
    countries: [],
    exceptCountries: [],
    title,
    description: [department, location.name, location.city].filter(Boolean).join(' · '),
    text: plainText,
    path: `${applicationPaths.jobOpenings}/${encodeURIComponent(slug)}`,
    trail: [],
    imageUrl: null,
    updatedAt,
    shownFrom: start.toISOString(),
    shownUntil: end?.toISOString() ?? null,
  };
}

/** Creates the records of a site's job openings, which are found from their first to their last day. */
export const createJobRecords = ({ site, openings }: JobsOfSite): readonly SearchRecord[] =>
  site.languages.flatMap((language) =>
    (openings.get(language) ?? []).flatMap(({ id, languages }) => {
      const { contentLanguage } = decideContentLanguage({
        pageLanguages: languages,
        locale: { language },
        site,
      });
      const opening = contentLanguage && openings.get(contentLanguage)?.find((one) => one.id === id);
      return contentLanguage && opening
        ? [toRecord(opening, { siteKey: site.key, language, contentLanguage })]
        : [];
    }),
  );
