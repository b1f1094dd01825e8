import type { IntlShape } from 'react-intl/server';
import { selectUsableSites, type RouteTraceStep } from '@kmx/core';

import { loadSystem } from '../../content/loaders';
import type { SiteConfig } from '../../content/system.schema';
import { explainUrl, type ExplainedVisitor } from '../../routing/explainUrl';

import { describeOutcome, type OutcomeSummary } from './describeOutcome';
import { describeTrace, type TraceLine } from './describeTrace';
import { createExplainMessages } from './ExplainMessages';

/** Outcome of an address, with each routing step as data and as text. */
export interface Explanation {
  outcome: OutcomeSummary;
  trace: readonly RouteTraceStep[];
  lines: readonly TraceLine[];
}

/** Sites whose addresses can be explained. */
export async function loadExplainableSites(): Promise<readonly SiteConfig[]> {
  return selectUsableSites((await loadSystem('en')).sites);
}

interface ExplanationInput {
  url: URL;
  visitor: ExplainedVisitor;
  intl: IntlShape;
}

/**
 * Explains how an address is routed.
 * @throws ContentError if the content service fails and nothing is cached.
 */
export async function loadExplanation({ url, visitor, intl }: ExplanationInput): Promise<Explanation> {
  const [{ outcome, trace }, sites] = await Promise.all([explainUrl(url, visitor), loadExplainableSites()]);
  const messages = createExplainMessages(intl, sites);
  return { outcome: describeOutcome(outcome, messages), trace, lines: describeTrace(trace, messages) };
}
