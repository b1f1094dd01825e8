import { decideContactHref } from './decideContactHref';

it.each([
  ['+41 41 000 00 20', 'tel:+41410000020'],
  ['service@komax.example', 'mailto:service@komax.example'],
  ['+10 000', undefined],
  ['±0.01', undefined],
  ['Mon–Sat 6–22 CET', undefined],
  ['Write to service@komax.example', undefined],
])('%j leads to %j', (value, href) => {
  expect(decideContactHref(value)).toBe(href);
});
