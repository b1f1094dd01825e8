import { parseMeasurementSystem } from '../measurement/decideMeasurementSystem';
import type { MeasurementSystem } from '../types/Country';

/** Names of the cookies of a visit; readable by script, because they contain no secret. */
export const visitCookieNames = {
  testing: 'testing',
  nextRelease: 'uapp_is-next-release',
  measurement: 'measurement',
} as const;

/** Lifetime of the measurement cookie in seconds: a year. */
export const measurementCookieSeconds = 365 * 24 * 60 * 60;

/** `bypass` skips the cache, `clear` empties it first (see `decideCacheClear`). */
export type CacheMode = 'default' | 'bypass' | 'clear';

export interface VisitCookie {
  readonly name: string;
  readonly value: string;
  readonly sameSite: 'lax';
  /** Absent: a session cookie. 0: the cookie is removed. */
  readonly maxAgeSeconds?: number;
}

export interface VisitRequest {
  /** With or without the question mark. */
  readonly query: string;
  /** Values by the names in `visitCookieNames`; other cookies are ignored. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export interface VisitDecision {
  /** Disables cookie consent, tag manager and monitoring scripts. */
  readonly isTesting: boolean;
  /** Enables features of the next release, with separate cache entries. */
  readonly isNextRelease: boolean;
  /** Lengthens and accents texts to reveal broken layouts; in tests only. */
  readonly isPseudo: boolean;
  readonly cacheMode: CacheMode;
  /** Chosen measurement system; `null` without a choice. */
  readonly measurement: MeasurementSystem | null;
  readonly setCookies: readonly VisitCookie[];
  /** Query without these parameters, with its question mark, or empty. */
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

/** Sets no cookie that the browser already has, so that the response can be cached. */
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

/** Other parameters keep their spelling, because pages may depend on it. */
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
 * Reads the query parameters testing, nextRelease, cache, pseudo and measurement, and the visit cookies (sections 2.2,
 * 4). Unknown values are ignored; the last of several is used.
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
