import type { RouteOutcome, RoutePage, RouteSite } from '@kmx/core';

import type { ExplainMessages } from './ExplainMessages';
import { routeText } from './stepTexts';
import type { MessageId } from '@/MessageId';

/** Outcome of a request without details that only the server may know. */
export interface OutcomeSummary {
  kind: RouteOutcome['kind'];
  /** HTTP status; 401 for a protected page that has not been unlocked. */
  status: number;
  /** One sentence. */
  text: string;
  siteKey?: string;
  locale?: string;
  location?: string;
  reason?: string;
  page?: { id: string; title: string; parentSlug: string; slug: string };
}

type Outcome = RouteOutcome<RouteSite, RoutePage & { title: string }>;

export function describeOutcome(outcome: Outcome, { intl }: ExplainMessages): OutcomeSummary {
  const format = (id: MessageId, values: Record<string, string> = {}) => intl.formatMessage({ id }, values);
  switch (outcome.kind) {
    case 'page': {
      const { id, title, parentSlug, slug } = outcome.page;
      const isOpen = outcome.protection.mode === 'none';
      return {
        kind: 'page',
        status: isOpen ? 200 : 401,
        text: format(isOpen ? 'explain.outcome.page' : 'explain.outcome.protected', { title }),
        siteKey: outcome.site.key,
        locale: outcome.locale.code,
        page: { id, title, parentSlug, slug },
      };
    }
    case 'application':
      return {
        kind: 'application',
        status: 200,
        text: format('explain.outcome.application', { what: routeText(outcome.route, { intl }) }),
        siteKey: outcome.site.key,
        locale: outcome.locale.code,
      };
    case 'redirect': {
      const { status, location, reason } = outcome;
      const text = format('explain.outcome.redirect', { location });
      return { kind: 'redirect', status, text, location, reason };
    }
    case 'notFound':
      return {
        kind: 'notFound',
        status: 404,
        text: format('explain.outcome.notFound'),
        siteKey: outcome.site.key,
        locale: outcome.locale.code,
      };
    case 'misconfigured':
      return { kind: 'misconfigured', status: 500, text: format('explain.outcome.misconfigured') };
  }
}
