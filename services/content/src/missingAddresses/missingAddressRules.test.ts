import type { Link } from '../payload-types';
import {
  decideResolutionStep,
  fieldOfProblem,
  mergeMisses,
  type Resolution,
  type Miss,
} from './missingAddressRules';

const miss = (path: string, more: Partial<Miss> = {}): Miss => ({
  site: 'main',
  path,
  visits: 1,
  lastVisit: '2026-01-01T00:00:00.000Z',
  referrer: null,
  ...more,
});

describe('reports of sites count as one miss for each address', () => {
  test.each([
    ['/Old/Page/', '/old/page'],
    ['//old//page?x=1', '/old/page'],
    ['/%C3%BCber', '/über'],
  ])('%s is kept as redirects are: %s', (path, stored) => {
    expect(mergeMisses([miss(path)])).toEqual([miss(stored)]);
  });

  test('visits add up, the last visit and the newest known referrer stay, whatever the order', () => {
    const first = miss('/a', { visits: 2, referrer: 'https://a.example/' });
    const later = miss('/A/', { visits: 3, lastVisit: '2026-01-02T00:00:00.000Z' });
    const merged = miss('/a', { visits: 5, lastVisit: later.lastVisit, referrer: 'https://a.example/' });
    expect(mergeMisses([first, later])).toEqual([merged]);
    expect(mergeMisses([later, first])).toEqual([merged]);
  });

  test.each(['/x/%00', '/x%0Ay', `/${'a'.repeat(2_000)}`])('skips what no redirect can have: %s', (path) => {
    expect(mergeMisses([miss(path)])).toEqual([]);
  });

  test('sites are apart, and the home page cannot be missing', () => {
    expect(mergeMisses([miss('/a'), miss('/a', { site: 'volta' }), miss('/'), miss('//?a')])).toHaveLength(2);
  });
});

const company: Link = { kind: 'page', page: '1' };
const path: Link = { kind: 'path', path: '/company' };
const open: Resolution = { state: 'open' };
const led: Resolution = { state: 'redirected', target: company, redirect: 'r' };
/** Its redirect went with a page that was published there. */
const withoutRedirect: Resolution = { ...led, redirect: null };

describe('saving the form', () => {
  test.each([
    ['a first target makes the redirect', { ...open, target: company }, open, 'lead'],
    ['also of what was left as it is', { state: 'ignored', target: company }, { state: 'ignored' }, 'lead'],
    ['another target changes it', { ...led, target: path }, led, 'lead'],
    ['a loaded page is the same page', { ...led, target: { kind: 'page', page: { id: '1' } } }, led, 'keep'],
    ['the same target changes nothing', led, led, 'keep'],
    ['an emptied one takes it back', { ...led, target: { kind: null } }, led, 'takeBack'],
    ['nothing is led on without a target', { state: 'redirected' }, open, 'refuse'],
    ['nor opened while it is led on', { ...led, state: 'open' }, led, 'refuse'],
    ['it is made again where it is gone', withoutRedirect, withoutRedirect, 'lead'],
    ['unless the editor says otherwise', { ...withoutRedirect, state: 'ignored' }, withoutRedirect, 'keep'],
    ['an address is left as it is', { state: 'ignored' }, open, 'keep'],
  ] as const)('%s', (_, now, before, kind) => {
    expect(decideResolutionStep(now as Resolution, before as Resolution).kind).toBe(kind);
  });
});

test.each([
  ['previousUrl', company, 'target.page'],
  ['previousUrl', path, 'target.path'],
  ['target.path', path, 'target.path'],
  ['previousUrl', undefined, 'target.kind'],
] as const)(
  'a problem of the redirect at %s is shown where the editor can mend it',
  (field, target, shown) => {
    expect(fieldOfProblem(field, target)).toBe(shown);
  },
);
