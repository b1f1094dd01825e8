/**
 * @vitest-environment jsdom
 * @vitest-environment-options {"url": "http://localhost:3000/en"}
 */
import { readScriptCookie, writeScriptCookie } from './scriptCookie';

it('over plain HTTP, a cookie has its plain name', () => {
  writeScriptCookie('scheme', 'dark', 60);
  expect(document.cookie).toBe('scheme=dark');
  expect(readScriptCookie('scheme')).toBe('dark');
  expect(readScriptCookie('schem')).toBeUndefined();
});
