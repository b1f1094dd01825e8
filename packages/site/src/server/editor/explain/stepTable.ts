import type { RouteTraceEntry } from '@kmx/core';

import type { ExplainMessages } from './ExplainMessages';
import { countriesText, ruleText } from './stepTexts';
import type { MessageId } from '@/MessageId';

/** Candidates that a step compared; chosen rows are marked. */
export interface StepTable {
  caption: string;
  columns: readonly { id: string; label: string; isNumeric?: boolean }[];
  rows: readonly { id: string; cells: readonly string[]; isTaken: boolean }[];
}

type Step<TName extends RouteTraceEntry['step']> = Extract<RouteTraceEntry, { step: TName }>;

const label = ({ intl }: ExplainMessages, id: MessageId) => intl.formatMessage({ id });

function siteTable({ tried, matchedBy }: Step<'site'>, words: ExplainMessages): StepTable {
  const nothing = label(words, 'explain.nothing');
  return {
    caption: label(words, 'explain.table.sites'),
    columns: [
      { id: 'rule', label: label(words, 'explain.column.rule') },
      { id: 'compared', label: label(words, 'explain.column.compared') },
      { id: 'found', label: label(words, 'explain.column.found') },
    ],
    rows: tried.map(({ step, host, slug, matched }) => ({
      id: step,
      cells: [
        ruleText(step, words),
        slug === null ? host : `${host}/${slug}`,
        matched ? words.siteName(matched.siteKey) : nothing,
      ],
      isTaken: step === matchedBy,
    })),
  };
}

function candidateResult(isMatch: boolean, isTaken: boolean, words: ExplainMessages): string {
  if (isTaken) return label(words, 'explain.match.longest');
  return label(words, isMatch ? 'explain.match.shorter' : 'explain.nothing');
}

function candidateTable(
  { candidates, previousUrl }: Step<'redirectLookup'>,
  words: ExplainMessages,
): StepTable {
  // `previousUrl` has the editor's spelling, candidates are normalized: compare by the match instead.
  const taken = previousUrl === null ? undefined : candidates.find(({ isMatch }) => isMatch);
  return {
    caption: label(words, 'explain.table.candidates'),
    columns: [
      { id: 'previousUrl', label: label(words, 'explain.column.previousUrl') },
      { id: 'length', label: label(words, 'explain.column.length'), isNumeric: true },
      { id: 'match', label: label(words, 'explain.column.match') },
    ],
    rows: candidates.map((candidate) => ({
      id: candidate.previousUrl,
      cells: [
        candidate.previousUrl,
        String(candidate.length),
        candidateResult(candidate.isMatch, candidate === taken, words),
      ],
      isTaken: candidate === taken,
    })),
  };
}

const versionTable = ({ versions, pageId }: Step<'page'>, words: ExplainMessages): StepTable => ({
  caption: label(words, 'explain.table.versions'),
  columns: [
    { id: 'page', label: label(words, 'explain.column.page') },
    { id: 'countries', label: label(words, 'explain.column.countries') },
  ],
  rows: versions.map(({ id, countries }) => ({
    id,
    cells: [id, countriesText(countries, words)],
    isTaken: id === pageId,
  })),
});

/** Returns the alternatives of a step; undefined if it had none. */
export function stepTable(entry: RouteTraceEntry, words: ExplainMessages): StepTable | undefined {
  switch (entry.step) {
    case 'site':
      return siteTable(entry, words);
    case 'redirectLookup':
      return candidateTable(entry, words);
    case 'page':
      return entry.versions.length > 1 ? versionTable(entry, words) : undefined;
    case 'systemRedirect':
    case 'application':
    case 'direct':
    case 'locale':
    case 'navigationBranch':
    case 'protection':
    case 'language':
      return undefined;
  }
}
