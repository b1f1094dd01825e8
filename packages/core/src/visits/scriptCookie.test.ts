/**
 * @vitest-environment jsdom
 * @vitest-environment-options {"url": "https://www.example/en"}
 */
import { readScriptCookie, writeScriptCookie } from './scriptCookie';

afterEach(() => {
  for (const name of ['scheme', '__Host-scheme']) document.cookie = `${name}=; Max-Age=0; Path=/; Secure`;
});

it('behind TLS, a cookie has the prefix and its attributes, and is read under its plain name', () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  writeScriptCookie('scheme', 'dark', 60);
  expect(setCookie).toHaveBeenCalledWith('__Host-scheme=dark; Max-Age=60; Path=/; SameSite=Lax; Secure');
  setCookie.mockRestore();
  expect(document.cookie).toBe('__Host-scheme=dark');
  expect(readScriptCookie('scheme')).toBe('dark');
});

it('behind TLS, a cookie without the prefix is ignored, because a neighbouring host may have set it', () => {
  document.cookie = 'scheme=forged; Path=/';
  expect(readScriptCookie('scheme')).toBeUndefined();
  writeScriptCookie('scheme', 'light', 60);
  expect(readScriptCookie('scheme')).toBe('light');
});
