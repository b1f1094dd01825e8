import { jobKey, readJobKey, reasonsForTags, type ReindexReason } from './reindexReason';

describe('names of jobs', () => {
  it.each<[ReindexReason, string]>([
    [{ kind: 'site', key: 'main' }, 'site:main'],
    [{ kind: 'products' }, 'products'],
    [{ kind: 'all' }, 'all'],
  ])('%j is %s', (reason, key) => {
    expect(jobKey(reason)).toBe(key);
    expect(readJobKey(key)).toEqual(reason);
  });

  it('of another version are unknown', () => {
    expect(readJobKey('everything')).toBeUndefined();
  });
});

describe('tags of a publication', () => {
  it.each([
    [['site:main', 'media'], [{ kind: 'site', key: 'main' }]],
    [['page:p1', 'modules:main'], [{ kind: 'site', key: 'main' }]],
    [['site:main', 'modules:main'], [{ kind: 'site', key: 'main' }]],
    [['products'], [{ kind: 'products' }]],
    [['system', 'site:main'], [{ kind: 'sites' }]],
    [
      ['system', 'products'],
      [{ kind: 'sites' }, { kind: 'products' }],
    ],
    [['redirects:main'], []],
  ])('%j renew %j', (tags, reasons) => {
    expect(reasonsForTags(tags)).toEqual(reasons);
  });
});
