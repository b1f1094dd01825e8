import { readGuideQuery } from './readGuideQuery';

describe('colour scheme of the style guide', () => {
  it.each([
    [{}, undefined, 'system'],
    [{}, 'dark', 'dark'],
    [{ scheme: 'light' }, 'dark', 'light'],
    [{ scheme: 'system' }, 'dark', 'system'],
    [{ scheme: 'sepia' }, 'dark', 'dark'],
    [{ scheme: ['dark', 'light'] }, undefined, 'dark'],
    [{}, 'sepia', 'system'],
  ])('of the query %j and the cookie %s is %s', (entered, cookie, scheme) => {
    expect(readGuideQuery(entered, cookie).scheme).toBe(scheme);
  });
});
