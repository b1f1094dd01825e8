import { parseMeasurementSystem } from '../measurement/decideMeasurementSystem';
import type { MeasurementSystem } from '../types/Country';

/** The cookies that a visit's modes are kept in; all are readable by script, because they hold no secret. */
export const visitCookieNames = {
  testing: 'testing',
  nextRelease: 'uapp_is-next-release',
  measurement: 'measurement',
} as const;

/** How long the choice of a measurement system is remembered, in seconds: a year. */
export const measurementCookieSeconds = 365 * 24 * 60 * 60;

/** `bypass` reads past the cache, `clear` empties it first (see `decideCacheClear`). */
export type CacheMode = 'default' | 'bypass' | 'clear';

/** A cookie to write. */
export interface VisitCookie {
  readonly name: string;
  readonly value: string;
  readonly sameSite: 'lax';
  /** Absent: it ends with the browser's session. 0: it is removed. */
  readonly maxAgeSeconds?: number;
}

/** What a request says about its visit. */
export interface VisitRequest {
  /** With or without the question mark. */
  readonly query: string;
  /** The values of `visitCookieNames`, by their names; others are not read. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** How a request is to be answered, whatever page it asks for. */
export interface VisitDecision {
  /** Without cookie consent, tag manager and monitoring scripts. */
  readonly isTesting: boolean;
  /** With the features of the next release, and cache entries of their own. */
  readonly isNextRelease: boolean;
  /** With lengthened, accented words that show where a layout breaks; while testing only. */
  readonly isPseudo: boolean;
  readonly cacheMode: CacheMode;
  /** The measurement system that the reader chose; `null` when there is no choice. */
  readonly measurement: MeasurementSystem | null;
  readonly setCookies: readonly VisitCookie[];
  /** The query without these parameters, with its question mark, or empty: what the page itself may know. */
  readonly publicQuery: string;
}

const parameters: readonly string[] = ['testing', 'nextRelease', 'cache', 'pseudo', 'measurement'];
const switchValues = ['true', 'false'] as const;
const cacheValues = ['false', 'clear'] as const;

function lastKnown<TValue extends string>(values: readonly string[], known: readonly TValue[]) {
  return values.flatMap((value) => known.filter((one) => one === value)).at(-1);
}

const decideSwitch = (query: URLSearchParams, name: string, cookie: string | undefined): boolean =>
  (lastKnown(query.getAll(name), switchValues) ?? cookie) === 'true';

function decideCacheMode(query: URLSearchParams): CacheMode {
  const value = lastKnown(query.getAll('cache'), cacheValues);
  if (value === undefined) return 'default';
  return value === 'clear' ? 'clear' : 'bypass';
}

/** Nothing is written that the browser has already, so that an answer without news can be cached. */
function decideCookie(name: string, isOn: boolean, cookie: string | undefined): readonly VisitCookie[] {
  if (isOn) return cookie === 'true' ? [] : [{ name, value: 'true', sameSite: 'lax' }];
  return cookie === undefined ? [] : [{ name, value: '', sameSite: 'lax', maxAgeSeconds: 0 }];
}

const chosenSystem = (query: URLSearchParams): MeasurementSystem | null =>
  query
    .getAll('measurement')
    .map(parseMeasurementSystem)
    .findLast((system) => system !== null) ?? null;

function measurementCookie(
  chosen: MeasurementSystem | null,
  cookie: string | undefined,
): readonly VisitCookie[] {
  const name = visitCookieNames.measurement;
  if (chosen === null || parseMeasurementSystem(cookie) === chosen) return [];
  return [{ name, value: chosen.toLowerCase(), sameSite: 'lax', maxAgeSeconds: measurementCookieSeconds }];
}

/** The other parameters keep their spelling: a page may read them as they were written. */
function decidePublicQuery(query: string): string {
  const preserved = query
    .split('&')
    .filter(
      (pair) => pair !== '' && ![...new URLSearchParams(pair).keys()].some((key) => parameters.includes(key)),
    )
    .join('&');
  return preserved && `?${preserved}`;
}

/**
 * Reads the query parameters testing, nextRelease, cache, pseudo and measurement, and the cookies of visits (sections 2.2, 4).
 * Values that are not known are ignored; of several known ones the last counts.
 */
export function decideVisit({ query, cookies }: VisitRequest): VisitDecision {
  const text = query.replace(/^\?/, '');
  const parsed = new URLSearchParams(text);
  const testingCookie = cookies[visitCookieNames.testing];
  const nextCookie = cookies[visitCookieNames.nextRelease];
  const isTesting = decideSwitch(parsed, 'testing', testingCookie);
  const isNextRelease = decideSwitch(parsed, 'nextRelease', nextCookie);
  const pseudo = parsed.getAll('pseudo').at(-1);
  const measurementValue = cookies[visitCookieNames.measurement];
  const chosen = chosenSystem(parsed);
  return {
    isTesting,
    isNextRelease,
    isPseudo: isTesting && pseudo !== undefined && pseudo !== 'false',
    cacheMode: decideCacheMode(parsed),
    measurement: chosen ?? parseMeasurementSystem(measurementValue),
    setCookies: [
      ...decideCookie(visitCookieNames.testing, isTesting, testingCookie),
      ...decideCookie(visitCookieNames.nextRelease, isNextRelease, nextCookie),
      ...measurementCookie(chosen, measurementValue),
    ],
    publicQuery: decidePublicQuery(text),
  };
}
