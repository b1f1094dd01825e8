/**
 * @vitest-environment jsdom
 * @vitest-environment-options {"url": "https://content.example/admin"}
 */
import { secureThemeCookie } from './secureThemeCookie';

const readStored = () => String(Reflect.get(Document.prototype, 'cookie', document));

/** As Payload's ThemeProvider. */
const choose = (theme: string, days: number) => {
  const expires = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toUTCString();
  document.cookie = `payload-theme=${theme};expires=${expires};path=/`;
};

test('the theme is stored under a prefixed name, and read under the name of Payload', () => {
  choose('light', 365);
  secureThemeCookie(document);
  expect(readStored()).toBe('');
  document.cookie = 'other=1; path=/';
  choose('dark', 365);
  expect(readStored().split('; ').sort()).toEqual(['__Host-payload-theme=dark', 'other=1']);
  expect(document.cookie.split('; ').sort()).toEqual(['other=1', 'payload-theme=dark']);
  choose('auto', -1);
  expect(document.cookie).toBe('other=1');
});
