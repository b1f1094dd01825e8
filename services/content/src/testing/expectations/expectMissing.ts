import type { Observed } from '../scenario';

const january = '2026-01-01T00:00:00.000Z';
const row = (path: string, visits: number, more: object = {}) => ({
  path,
  visits,
  referrer: null,
  state: 'open',
  firstVisit: january,
  lastVisit: january,
  ...more,
});

/** Reports of missing pages, "a redirect in one click with the loop and shadow check". */
export const expectMissing = (observed: () => Observed): void => {
  test.each([
    ['stranger', 403],
    ['wrongKey', 403],
    ['noJson', 400],
    ['noPath', 400],
    ['tooMany', 400],
  ] as const)('a report is refused: %s', (name, status) => {
    expect(observed().missing.reports[name].status).toBe(status);
  });

  test('one row for every site and path, counted on by every report; unknown sites are skipped', () => {
    const { reports, rows, together } = observed().missing;
    expect(reports.first).toEqual({ status: 200, body: { recorded: 3 } });
    expect(reports.again).toEqual({ status: 200, body: { recorded: 1 } });
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(rows).toEqual([
      row('/b', 1),
      row('/company', 1),
      row('/old/page', 6, { lastVisit: '2026-02-02T00:00:00.000Z', referrer: 'https://a.example/links' }),
      row('/together', 5),
    ]);
  });

  test.each([
    ['itself', /"target\.path",[^}]*"message":"\/old\/page would lead to itself/],
    ['nowhere', /"target\.path",[^}]*"message":"Nothing is published at \/nowhere/],
    ['incomplete', /"target\.page".*choose the page|choose the page.*"target\.page"/],
    ['noTarget', /"target\.kind",[^}]*"message":"Choose where/],
    ['published', /"target\.path",[^}]*"message":"\/company is the address of a published page/],
    ['stillLed', /"state",[^}]*"message":"A redirect leads visitors on/],
  ] as const)('an editor reads at the field why it cannot be saved: %s', (name, sentence) => {
    expect(observed().missing.rejections[name]).toMatch(sentence);
  });

  const main: unknown = expect.any(String);
  test.each([
    ['rejected', 'open', null, []],
    ['led', 'redirected', 'page', [[main, 'page', main]]],
    ['changed', 'redirected', 'path', [[main, 'path', '/products']]],
    ['takenBack', 'open', null, []],
    ['deleted', 'open', null, []],
    ['lost', 'redirected', 'page', []],
    ['missedAgain', 'open', null, []],
  ] as const)('the row and its redirect agree: %s', (name, state, kind, redirects) => {
    const isLinked = redirects.length > 0;
    expect(observed().missing.states[name]).toEqual({ state, kind, isLinked, redirects });
  });

  test.each([
    ['made', 'redirected', 'path'],
    ['changed', 'redirected', 'page'],
    ['movedAway', 'open', null],
    ['ofAllSites', 'redirected', 'page'],
    ['deleted', 'open', null],
  ] as const)('a redirect that was created directly resolves the row: %s', (name, state, kind) => {
    const isLinked = state === 'redirected';
    expect(observed().missing.direct[name]).toEqual({ state, kind, isLinked });
  });

  test('an author changes nothing, an editor the target and not the count', () => {
    const { author, editor, row: seen } = observed().missing.access;
    expect(author).toMatch(/not allowed/);
    expect(editor).toBe('allowed');
    expect(seen).toMatchObject({ path: '/b', visits: 1, state: 'ignored' });
  });

  test('above the limit the least visited and oldest are deleted, resolved ones last', () => {
    expect(observed().missing.kept.map(({ path }) => path)).toEqual(['/b', '/often', '/old/page']);
  });
};
