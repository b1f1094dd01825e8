import { allowMarkup, allowScriptAddress, installTrustedTypes } from './trustedTypes';

it.each([
  ['React’s markup for script elements', '<script></script>', true],
  ['the data of a page', '{"name":"\\u003cb>"}', true],
  ['markup', '<img src=x onerror=alert(1)>', false],
  ['a script with a text', '<script>alert(1)</script>', false],
])('markup: %s', (_name, text, isAllowed) => {
  expect(allowMarkup(text)).toBe(isAllowed ? text : null);
});

it.each([
  ['/_next/static/chunks/a.js', true],
  ['/_assets/page-A.js', true],
  ['/_assets/../media/a.js', false],
  ['http://localhost/_next/static/chunks/a.js', true],
  ['/_next/static/../../media/a.js', false],
  ['/media/a.js', false],
  ['https://elsewhere.test/_next/static/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/1', false],
])('scripts from %s', (address, isAllowed) => {
  expect(allowScriptAddress(address)).toBe(isAllowed ? address : null);
});

it('is the default of the browser, which compiles no text', () => {
  const createPolicy = vi.fn();
  window.trustedTypes = { createPolicy };
  installTrustedTypes();
  delete window.trustedTypes;
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createHTML: allowMarkup,
    createScriptURL: allowScriptAddress,
  });
});
