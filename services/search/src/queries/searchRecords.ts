import type {
  SearchApiRecord,
  SearchApiRequest,
  SearchApiResponse,
  SuggestionsApiEntry,
  SuggestionsApiRequest,
  SuggestionsApiResponse,
} from '@kmx/contract/search';
import { createExcerpt, createSearchQuery, emphasise, stripBrandSuffix, type SearchQuery } from '@kmx/core';
import type { FoundRecord, SearchIndex } from '../engine/SearchIndex';
import { jobKey } from '../sources/reindexReason';
import { findBetterSpelling } from './findBetterSpelling';

function toRecord(record: FoundRecord, query: SearchQuery): SearchApiRecord {
  const { id, kind, contentLanguage: language, path, trail, imageUrl, text } = record;
  const title = stripBrandSuffix(record.title);
  const description = createExcerpt({ title, description: record.description, text, query, language });
  return {
    id,
    kind,
    title,
    titleSegments: emphasise(title, query, language),
    description,
    descriptionSegments: emphasise(description, query, language),
    language,
    path,
    trail,
    imageUrl,
  };
}

function toSuggestion(record: FoundRecord, query: SearchQuery): SuggestionsApiEntry {
  const { kind, contentLanguage: language, path } = record;
  const title = stripBrandSuffix(record.title);
  return { kind, title, segments: emphasise(title, query, language), language, path };
}

const sourcesOf = ({ siteKey, includesProducts }: SearchApiRequest): readonly string[] => [
  jobKey({ kind: 'site', key: siteKey }),
  ...(includesProducts ? [jobKey({ kind: 'products' })] : []),
];

/** Searches a site's pages, products, stories, releases and documents in a language and country (section 2.3). */
export async function searchRecords(
  index: SearchIndex,
  request: SearchApiRequest,
): Promise<SearchApiResponse> {
  const { siteKey, language, country, query: text, offset, limit } = request;
  const scope = { siteKey, language, country };
  const query = createSearchQuery(text, language);
  const { total, records } = await index.search({ ...scope, query, offset, limit });
  const didYouMean = total === 0 ? await findBetterSpelling(index, scope, text) : undefined;
  return {
    total,
    records: records.map((record) => toRecord(record, query)),
    ...(didYouMean !== undefined && { didYouMean }),
    isIncomplete: !(await index.hasIndexed(sourcesOf(request))),
  };
}

export async function suggestRecords(
  index: SearchIndex,
  { siteKey, language, country, query: text, limit }: SuggestionsApiRequest,
): Promise<SuggestionsApiResponse> {
  const query = createSearchQuery(text, language);
  const records = await index.suggest({ siteKey, language, country, query, limit });
  return { suggestions: records.map((record) => toSuggestion(record, query)) };
}
