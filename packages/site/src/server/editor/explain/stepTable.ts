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

function siteTable({ tried, matchedBy }: Step<'site'>, messages: ExplainMessages): StepTable {
  const nothing = label(messages, 'explain.nothing');
  return {
    caption: label(messages, 'explain.table.sites'),
    columns: [
      { id: 'rule', label: label(messages, 'explain.column.rule') },
      { id: 'compared', label: label(messages, 'explain.column.compared') },
      { id: 'found', label: label(messages, 'explain.column.found') },
    ],
    rows: tried.map(({ step, host, slug, matched }) => ({
      id: step,
      cells: [
        ruleText(step, messages),
        slug === null ? host : `${host}/${slug}`,
        matched ? messages.siteName(matched.siteKey) : nothing,
      ],
      isTaken: step === matchedBy,
    })),
  };
}

function candidateResult(isMatch: boolean, isTaken: boolean, messages: ExplainMessages): string {
  if (isTaken) return label(messages, 'explain.match.longest');
  return label(messages, isMatch ? 'explain.match.shorter' : 'explain.nothing');
}

function candidateTable(
  { candidates, previousUrl }: Step<'redirectLookup'>,
  messages: ExplainMessages,
): StepTable {
  // `previousUrl` has the editor's spelling, candidates are normalized: compare by the match instead.
  const taken = previousUrl === null ? undefined : candidates.find(({ isMatch }) => isMatch);
  return {
    caption: label(messages, 'explain.table.candidates'),
    columns: [
      { id: 'previousUrl', label: label(messages, 'explain.column.previousUrl') },
      { id: 'length', label: label(messages, 'explain.column.length'), isNumeric: true },
      { id: 'match', label: label(messages, 'explain.column.match') },
    ],
    rows: candidates.map((candidate) => ({
      id: candidate.previousUrl,
      cells: [
        candidate.previousUrl,
        String(candidate.length),
        candidateResult(candidate.isMatch, candidate === taken, messages),
      ],
      isTaken: candidate === taken,
    })),
  };
}

const versionTable = ({ versions, pageId }: Step<'page'>, messages: ExplainMessages): StepTable => ({
  caption: label(messages, 'explain.table.versions'),
  columns: [
    { id: 'page', label: label(messages, 'explain.column.page') },
    { id: 'countries', label: label(messages, 'explain.column.countries') },
  ],
  rows: versions.map(({ id, countries }) => ({
    id,
    cells: [id, countriesText(countries, messages)],
    isTaken: id === pageId,
  })),
});

/** Returns the alternatives of a step; undefined if it had none. */
export function stepTable(entry: RouteTraceEntry, messages: ExplainMessages): StepTable | undefined {
  switch (entry.step) {
    case 'site':
      return siteTable(entry, messages);
    case 'redirectLookup':
      return candidateTable(entry, messages);
    case 'page':
      return entry.versions.length > 1 ? versionTable(entry, messages) : undefined;
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
