import type { IntlShape } from 'react-intl/server';
import { selectUsableSites, type RouteTraceStep } from '@kmx/core';

import { loadSystem } from '../../content/loaders';
import type { SiteConfig } from '../../content/system.schema';
import { explainUrl, type ExplainedVisitor } from '../../routing/explainUrl';

import { describeOutcome, type OutcomeSummary } from './describeOutcome';
import { describeTrace, type TraceLine } from './describeTrace';
import { createExplainMessages } from './ExplainMessages';

/** How an address is answered: the end of it, every step as data, and the same in words. */
export interface Explanation {
  outcome: OutcomeSummary;
  trace: readonly RouteTraceStep[];
  lines: readonly TraceLine[];
}

/** The sites that may answer an address. */
export async function loadExplainableSites(): Promise<readonly SiteConfig[]> {
  return selectUsableSites((await loadSystem('en')).sites);
}

interface ExplanationInput {
  url: URL;
  visitor: ExplainedVisitor;
  intl: IntlShape;
}

/**
 * Explains an address in words.
 * @throws ContentError when the content service cannot answer and nothing is remembered.
 */
export async function loadExplanation({ url, visitor, intl }: ExplanationInput): Promise<Explanation> {
  const [{ outcome, trace }, sites] = await Promise.all([explainUrl(url, visitor), loadExplainableSites()]);
  const words = createExplainMessages(intl, sites);
  return { outcome: describeOutcome(outcome, words), trace, lines: describeTrace(trace, words) };
}
