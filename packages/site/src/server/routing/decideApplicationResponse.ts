import {
  decideLocaleMeasurementSystem,
  isPageQuery,
  type EditorScreen,
  type MeasurementSystem,
} from '@kmx/core';

import type { DecidedRequest } from './decideRequest';
import { internalPath, type RouteResponse, type ResultInput } from './RouteResponse';

type Application = Extract<DecidedRequest['resolution']['outcome'], { kind: 'application' }>;

/**
 * Returns the reader's measurement system if it differs from the country's; otherwise the page is the shared
 * one.
 */
function decideOwnSystem(
  { measurement, countries }: ResultInput,
  { locale }: Application,
): MeasurementSystem | undefined {
  return measurement === null || measurement === decideLocaleMeasurementSystem({ locale, countries })
    ? undefined
    : measurement;
}

const editorSegments: Record<EditorScreen, string> = { area: 'area', viewAs: 'view-as', health: 'health' };

/** Path below `/products`, decoded; routing has checked that it can be decoded. */
const segmentsBelow = (rest: string) => rest.split('/').filter(Boolean).slice(1).map(decodeURIComponent);

/** Checks if the query changes the page of a route. */
function isForQuery({ kind }: Application['route'], query: string): boolean {
  switch (kind) {
    case 'products':
    case 'classification':
      return isPageQuery('productList', query);
    case 'product':
      return isPageQuery('product', query);
    case 'machine':
      return true;
    case 'comparison':
    case 'wireCheck':
    case 'search':
    case 'storyContact':
    case 'jobOpening':
    case 'portal':
    case 'editor':
    case 'preview':
      return false;
  }
}

function segmentsOf({ route }: Application, input: ResultInput): readonly string[] {
  const isStored = input.cacheMode === 'default' && !isForQuery(route, input.query);
  switch (route.kind) {
    case 'products':
    case 'classification':
      return [isStored ? 'catalogue' : 'live-catalogue', ...segmentsBelow(input.rest)];
    case 'product':
      return [isStored ? 'product' : 'live-product', route.slug];
    case 'comparison':
      return ['comparison'];
    case 'wireCheck':
      return ['wire-check'];
    case 'search':
      return ['search'];
    case 'storyContact':
      return ['story-contact', route.slug];
    case 'jobOpening':
      return ['job-opening', route.slug];
    case 'portal':
      return route.screen.kind === 'callback' ? ['sign-in-return'] : ['portal', ...segmentsBelow(input.rest)];
    case 'machine':
      return ['machine', route.code];
    case 'editor':
      return ['editor', editorSegments[route.screen]];
    case 'preview':
      return ['preview'];
  }
}

function decidePayload(input: ResultInput, application: Application): RouteResponse {
  const { site, locale, route } = application;
  const place = { siteKey: site.key };
  switch (route.kind) {
    case 'products':
    case 'classification':
    case 'product': {
      const path = internalPath(input, place, locale, 'catalogue-payload', ...segmentsBelow(input.rest));
      return { kind: 'rewrite', path, status: 200 };
    }
    case 'comparison':
    case 'wireCheck':
    case 'search':
    case 'storyContact':
    case 'jobOpening':
    case 'portal':
    case 'machine':
    case 'editor':
    case 'preview':
      return { kind: 'json', status: 404, error: 'This page has no content of its own.' };
  }
}

/** Editor screens must not be stored by shared caches. */
const isEditorial = ({ kind }: Application['route']) => kind === 'editor' || kind === 'preview';

export function decideApplicationResponse(input: ResultInput, application: Application): RouteResponse {
  if (input.requested.kind === 'payload') return decidePayload(input, application);
  const { site, locale, route } = application;
  if (input.isMissing) {
    const path = internalPath(input, { siteKey: site.key }, locale, 'not-found');
    return { kind: 'rewrite', path, status: 404, includesPath: true };
  }
  const measurement = decideOwnSystem(input, application);
  const place = { siteKey: site.key, measurement };
  const path = internalPath(input, place, locale, ...segmentsOf(application, input));
  return {
    kind: 'rewrite',
    path,
    // The page explains why access is denied.
    status: input.isDenied ? 403 : 200,
    isPersonal: measurement !== undefined || isEditorial(route),
    isContentOld: input.isContentOld,
    isForQuery: isForQuery(route, input.query),
  };
}
