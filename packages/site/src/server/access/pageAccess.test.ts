import { addGrant, isUnlocked } from './pageAccess';

const granted = addGrant(undefined, 'a', 'v1');

describe('cookie of unlocked pages ("a signed session cookie")', () => {
  it('unlocks the page of the entered password', () => {
    expect(isUnlocked(granted, 'a', 'v1')).toBe(true);
  });

  it.each([
    ['no cookie', undefined, 'a', 'v1'],
    ['an empty cookie', '', 'a', 'v1'],
    ['another page', granted, 'b', 'v1'],
    ['a grant put under another page’s name', granted.replace(/^a\./, 'b.'), 'b', 'v1'],
    ['a changed password', granted, 'a', 'v2'],
    ['a page that has no password', granted, 'a', null],
    ['an empty version', addGrant(undefined, 'a', ''), 'a', ''],
    ['a tampered signature', granted.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')), 'a', 'v1'],
    ['a cut signature', granted.slice(0, -1), 'a', 'v1'],
    ['no signature', 'a.', 'a', 'v1'],
    ['a name whose parts could be read otherwise', addGrant(undefined, 'a","v', '1'), 'a', 'v","1'],
  ])('does not unlock: %s', (_, cookie, pageId, version) => {
    expect(isUnlocked(cookie, pageId, version)).toBe(false);
  });

  it('holds several pages with one grant each', () => {
    const both = addGrant(addGrant(granted, 'b', 'v1'), 'a', 'v2');
    expect(isUnlocked(both, 'b', 'v1')).toBe(true);
    expect(isUnlocked(both, 'a', 'v2')).toBe(true);
    expect(isUnlocked(both, 'a', 'v1')).toBe(false);
  });

  it('holds at most 20 pages; the oldest is dropped', () => {
    const ids = Array.from({ length: 21 }, (_, index) => `page-${index}`);
    const full = ids.reduce((cookie, id) => addGrant(cookie, id, 'v1'), '');
    expect(isUnlocked(full, 'page-0', 'v1')).toBe(false);
    expect(ids.slice(1).every((id) => isUnlocked(full, id, 'v1'))).toBe(true);
    expect(encodeURIComponent(full).length).toBeLessThan(4000);
  });

  it('accepts ids that contain the separators of the cookie', () => {
    const cookie = addGrant(addGrant(undefined, 'a.b|c', 'v1'), 'd', 'v1');
    expect(isUnlocked(cookie, 'a.b|c', 'v1')).toBe(true);
    expect(isUnlocked(cookie, 'd', 'v1')).toBe(true);
  });
});
