import { createLocale, type PageProtection } from '@kmx/core';

import { addGrant } from '../access/pageAccess';

import { decideResponse } from './decideResponse';
import type { ResultInput } from './RouteResponse';

const site = { key: 'main', slug: null, defaultLanguage: 'en' } as ResultInput['sites'][number];
const locale = createLocale('de', 'CH');

type Outcome = ResultInput['resolution']['outcome'];
type FoundPage = Extract<Outcome, { kind: 'page' }>;

const pageOutcome = (protection: PageProtection): Outcome => ({
  kind: 'page',
  site,
  locale,
  page: { id: 'p', parentSlug: 'home', slug: 'über uns', protection } as FoundPage['page'],
  protection,
});
const open = pageOutcome({ mode: 'none' });
const locked = pageOutcome({ mode: 'password', version: 'v1' });
const forMembers = pageOutcome({ mode: 'ciamRole', role: 'kmx_member' });
const errorPage: Outcome = {
  kind: 'page',
  site,
  locale,
  protection: { mode: 'none' },
  page: { id: 'e', parentSlug: 'home', slug: 'error', protection: { mode: 'none' } } as FoundPage['page'],
};
const notFound: Outcome = { kind: 'notFound', site, locale };

const decide = (outcome: Outcome, more: Partial<ResultInput> = {}) =>
  decideResponse({
    resolution: { outcome, trace: [] },
    rest: '/x',
    sites: [site],
    requested: { kind: 'page' },
    isNextRelease: false,
    isPseudo: false,
    cacheMode: 'default',
    isContentOld: false,
    isMissing: false,
    accessCookies: { pages: undefined, session: undefined },
    measurement: null,
    countries: [],
    query: '',
    ...more,
  });

describe('decideResponse', () => {
  it.each([
    ['a service without sites has no content yet', [], { code: 'noSites', status: 503 }],
    ['sites without a main site are a mistake', [site], { code: 'mainSiteMissing', status: 500 }],
  ])('%s', (_, sites, expected) => {
    const outcome: Outcome = { kind: 'misconfigured', code: 'mainSiteMissing', siteKey: null };
    expect(decide(outcome, { sites })).toEqual({ kind: 'misconfigured', ...expected });
    expect(decide(outcome, { sites: [], requested: { kind: 'explain' } })).toMatchObject({ status: 503 });
  });

  it.each([
    ['a page is drawn once for all', open, {}, 200, '/main/de-ch/home/%C3%BCber%20uns'],
    [
      'past the caches for one request',
      open,
      { cacheMode: 'bypass' as const },
      200,
      '/main/de-ch/live/home/%C3%BCber%20uns',
    ],
    [
      'for this reader, if the query filters it',
      open,
      { query: '?form=contact' },
      200,
      '/main/de-ch/live/home/%C3%BCber%20uns',
    ],
    [
      'as it is stored, while its content cannot be renewed',
      open,
      { isContentOld: true },
      200,
      '/main/de-ch/home/%C3%BCber%20uns',
    ],
    [
      'with the next release apart',
      open,
      { isNextRelease: true },
      200,
      '/next~main/de-ch/home/%C3%BCber%20uns',
    ],
    [
      '"Page protection modes: none, password" (section 6)',
      locked,
      {},
      401,
      '/main/de-ch/locked/home/%C3%BCber%20uns',
    ],
    ['a role requires signing in', forMembers, {}, 401, '/main/de-ch/locked/home/%C3%BCber%20uns'],
    [
      'its content as JSON',
      open,
      { requested: { kind: 'payload' as const } },
      200,
      '/main/de-ch/payload/home/%C3%BCber%20uns',
    ],
    [
      'a feed, whether or not its overview exists',
      notFound,
      { requested: { kind: 'feed' as const, list: 'stories' } },
      200,
      '/main/de-ch/feed/stories',
    ],
    ['an explanation', notFound, { requested: { kind: 'explain' as const } }, 200, '/main/de-ch/explain'],
    [
      'the portal, which is not there yet',
      notFound,
      { rest: '/mykomax/tickets' },
      503,
      '/main/de-ch/sign-in',
    ],
    [
      'the portal on a site with its own host',
      { kind: 'notFound' as const, site: { ...site, key: 'cirris' }, locale },
      { rest: '/mykomax/nothing', sites: [site, { ...site, key: 'cirris' }] },
      404,
      '/cirris/de-ch/not-found',
    ],
    [
      'a job opening after its last day',
      notFound,
      { rest: '/careers/fitter', closedJob: 'fitter' },
      410,
      '/main/de-ch/closed-job/fitter',
    ],
    ['3 "Fixed pages: error (slug error)": with its status', errorPage, {}, 500, '/main/de-ch/home/error'],
    [
      'a path that only starts like the portal',
      notFound,
      { rest: '/mykomaxed' },
      404,
      '/main/de-ch/not-found',
    ],
  ])('%s', (_name, outcome, more, status, path) => {
    expect(decide(outcome, more)).toMatchObject({ kind: 'rewrite', status, path });
  });

  it.each([
    ['the payload suffix', { kind: 'payload' as const }, '/en/_payload.json?a=1'],
    ['the feed suffix', { kind: 'feed' as const, list: 'stories' }, '/en/rss.xml?a=1'],
    ['the page', { kind: 'page' as const }, '/en?a=1'],
  ])('a redirect preserves %s', (_name, requested, location) => {
    const outcome: Outcome = { kind: 'redirect', status: 302, location: '/en?a=1', reason: 'locale' };
    expect(decide(outcome, { requested })).toEqual({ kind: 'redirect', status: 302, location });
  });

  it('decision "answers the page\'s resolved content as JSON", to a reader who unlocked the page too', () => {
    const pages = addGrant(undefined, 'p', 'v1');
    const accessCookies = { pages, session: undefined };
    expect(decide(locked, { requested: { kind: 'payload' }, accessCookies })).toMatchObject({
      kind: 'rewrite',
      path: '/main/de-ch/payload/home/%C3%BCber%20uns',
    });
  });

  it('reveals nothing about a protected or missing page as JSON', () => {
    expect(decide(locked, { requested: { kind: 'payload' } })).toMatchObject({ kind: 'json', status: 401 });
    expect(decide(notFound, { requested: { kind: 'payload' } })).toMatchObject({ kind: 'json', status: 404 });
  });
});
