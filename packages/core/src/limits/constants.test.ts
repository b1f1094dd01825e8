import * as core from '../index';

import { limits } from './constants';

describe('9 Business constants and limits', () => {
  it.each([
    ['max 400 entries', limits.cacheMaxEntries, 400],
    ['lifetime 30 minutes', limits.cacheLifetimeSeconds / 60, 30],
    ['lock released after 5 s', limits.cacheLockMs / 1000, 5],
    ['Upload max 100 MB', limits.uploadMaxBytes / 1024 / 1024, 100],
    ['Editor cookie 90 days', limits.editorCookieSeconds / 86_400, 90],
    ['timeout 7000 ms', limits.flashMessageTimeoutMs, 7000],
  ])('"%s"', (_, value, expected) => {
    expect(value).toBe(expected);
  });
  it('3 names eleven themes and eight brand themes; 9 eleven languages', () => {
    expect(core.themeNames).toHaveLength(11);
    expect(core.brandThemeNames).toHaveLength(8);
    expect(core.languageCodes).toHaveLength(11);
  });
});
