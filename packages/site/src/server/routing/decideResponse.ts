import { createLocale, findMainSite, homeSlug, isPageQuery, isPortalPath, type Locale } from '@kmx/core';

import { accessToPage } from '../access/accessToPage';

import { hasPortal, isMainSite } from '../content/siteFeatures';
import { decideApplicationResponse } from './decideApplicationResponse';
import type { DecidedRequest } from './decideRequest';
import { feedSuffix, payloadSuffix, type Requested } from './readRequestedPath';
import { internalPath, type RouteResponse, type ResultInput } from './RouteResponse';

type Page = Extract<DecidedRequest['resolution']['outcome'], { kind: 'page' }>;

/** "Fixed pages: error (slug error)" (section 3): sent with an error status. */
const isErrorPage = ({ parentSlug, slug }: Page['page']) => parentSlug === homeSlug && slug === 'error';

function handlePage(input: ResultInput, { site, locale, page }: Page): RouteResponse {
  const { requested, cacheMode, isContentOld, accessCookies } = input;
  const address = [page.parentSlug, page.slug];
  const route = (...segments: string[]) => internalPath(input, { siteKey: site.key }, locale, ...segments);
  const access = accessToPage(page, accessCookies);
  const isForQuery = isPageQuery('content', input.query);
  const isStored = page.protection.mode === 'none' && cacheMode === 'default' && !isForQuery;
  if (requested.kind === 'payload') {
    return access === 'open'
      ? { kind: 'rewrite', path: route('payload', ...address), status: 200 }
      : { kind: 'json', status: access === 'forbidden' ? 403 : 401, error: 'This page is protected.' };
  }
  switch (access) {
    case 'open':
      return {
        kind: 'rewrite',
        path: isStored ? route(...address) : route('live', ...address),
        status: isErrorPage(page) ? 500 : 200,
        isContentOld,
        isForQuery,
      };
    case 'password':
    case 'signIn':
      return { kind: 'rewrite', path: route('locked', ...address), status: 401, includesPath: true };
    case 'forbidden':
      return { kind: 'rewrite', path: route('locked', ...address), status: 403, includesPath: true };
  }
}

/** No sites at all means an empty installation, which is temporary; invalid sites need an operator. */
const misconfigured = ({ sites }: ResultInput, code: string): RouteResponse => ({
  kind: 'misconfigured',
  code: sites.length === 0 ? 'noSites' : code,
  status: sites.length === 0 ? 503 : 500,
});

/** The explanation is shown on the explained site, or on the main site if none was found. */
function handleExplanation(input: ResultInput): RouteResponse {
  const { outcome, trace } = input.resolution;
  if (outcome.kind === 'page' || outcome.kind === 'application' || outcome.kind === 'notFound')
    return {
      kind: 'rewrite',
      path: internalPath(input, { siteKey: outcome.site.key }, outcome.locale, 'explain'),
      status: 200,
      includesUrl: true,
    };
  const found = trace.find((step) => step.step === 'site');
  const key = found?.siteKey ?? findMainSite(input.sites)?.key;
  const site = input.sites.find((one) => one.key === key);
  if (!site) return misconfigured(input, 'mainSiteMissing');
  const locale = createLocale(site.defaultLanguage);
  return {
    kind: 'rewrite',
    path: internalPath(input, { siteKey: site.key }, locale, 'explain'),
    status: 200,
    includesUrl: true,
  };
}

/** Preserves the suffix of the request (payload, feed) when redirecting. */
function withSuffix(location: string, requested: Requested): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(location) ?? [];
  switch (requested.kind) {
    case 'payload':
      return `${path.replace(/\/$/, '')}${payloadSuffix}${rest}`;
    case 'feed':
      return `${path.replace(/\/$/, '')}${feedSuffix}${rest}`;
    case 'page':
    case 'explain':
      return location;
  }
}

/** Converts a routing decision to the response of the proxy. */
export function decideResponse(input: ResultInput): RouteResponse {
  const { requested, rest } = input;
  const { outcome } = input.resolution;
  if (requested.kind === 'explain') return handleExplanation(input);
  switch (outcome.kind) {
    case 'redirect':
      return {
        kind: 'redirect',
        status: outcome.status,
        location: withSuffix(outcome.location, requested),
      };
    case 'misconfigured':
      return misconfigured(input, outcome.code);
    case 'page':
      return requested.kind === 'feed'
        ? feedResponse(input, requested.list, outcome)
        : handlePage(input, outcome);
    case 'application':
      return requested.kind === 'feed'
        ? feedResponse(input, requested.list, outcome)
        : decideApplicationResponse(input, outcome);
    case 'notFound': {
      if (requested.kind === 'feed') return feedResponse(input, requested.list, outcome);
      if (requested.kind === 'payload') return { kind: 'json', status: 404, error: 'There is no such page.' };
      const route = (...segments: readonly string[]) =>
        internalPath(input, { siteKey: outcome.site.key }, outcome.locale, ...segments);
      // The portal requires an identity provider and a customer service.
      if (
        isPortalPath(rest) &&
        isMainSite(outcome.site, input.sites) &&
        !hasPortal(outcome.site, input.sites)
      )
        return { kind: 'rewrite', path: route('sign-in'), status: 503 };
      if (input.closedJob !== undefined)
        return { kind: 'rewrite', path: route('closed-job', input.closedJob), status: 410 };
      return { kind: 'rewrite', path: route('not-found'), status: 404, includesPath: true };
    }
  }
}

const feedResponse = (
  input: ResultInput,
  list: string,
  { site, locale }: { site: { key: string }; locale: Locale },
): RouteResponse => ({
  kind: 'rewrite',
  path: internalPath(input, { siteKey: site.key }, locale, 'feed', list),
  status: 200,
});
