import { decideMeasurementSystem, internationalCountry, type MeasurementSystem } from '@kmx/core';

import { internalPath, type Answer, type AnswerInput } from './Answer';
import type { DecidedRequest } from './decideRequest';

type Application = Extract<DecidedRequest['resolution']['outcome'], { kind: 'application' }>;

/** What narrows a list of products: `brand=…`, `range=…`, and the fields of the form (`from.key=…`). */
const filterParameter = /^(brand|capability|range|sort|from|to)(\.|$)/;

const isFiltered = (query: string) =>
  [...new URLSearchParams(query).keys()].some((name) => filterParameter.test(name));

/** What the reader chose, where it is not what the country has anyway: then the page is the one that is kept for all. */
function decideOwnSystem(
  { measurement, countries }: AnswerInput,
  { locale }: Application,
): MeasurementSystem | undefined {
  const country = countries.find(
    ({ countryCode }) => countryCode === locale.country && countryCode !== internationalCountry,
  );
  return measurement === null || measurement === decideMeasurementSystem({ country })
    ? undefined
    : measurement;
}

/** The path below `/products`, decoded; routing has found it, so that it can be. */
const segmentsBelow = (rest: string) => rest.split('/').filter(Boolean).slice(1).map(decodeURIComponent);

function segmentsOf({ route }: Application, input: AnswerInput): readonly string[] {
  const isKept = input.cacheMode === 'default' && !input.isContentOld;
  switch (route.kind) {
    case 'products':
    case 'classification':
      return [
        isKept && !isFiltered(input.query) ? 'catalogue' : 'live-catalogue',
        ...segmentsBelow(input.rest),
      ];
    case 'product':
      return [isKept ? 'product' : 'live-product', route.slug];
    case 'comparison':
      return ['comparison'];
    case 'wireCheck':
      return ['wire-check'];
    case 'search':
      return ['search'];
  }
}

function answerPayload(input: AnswerInput, application: Application): Answer {
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
      return { kind: 'json', status: 404, error: 'This page has no content of its own.' };
  }
}

/** Leads a request for products, their comparison, the wire check or search to its internal route. */
export function answerApplication(input: AnswerInput, application: Application): Answer {
  if (input.asked.kind === 'payload') return answerPayload(input, application);
  const { site, locale } = application;
  const measurement = decideOwnSystem(input, application);
  const place = { siteKey: site.key, measurement };
  const path = internalPath(input, place, locale, ...segmentsOf(application, input));
  return { kind: 'rewrite', path, status: 200, isPersonal: measurement !== undefined };
}
