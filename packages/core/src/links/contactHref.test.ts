import { contactHref, phoneHref } from './contactHref';

it.each([
  ['+41 41 000 00 20', 'tel:+41410000020'],
  ['+1 312 555 0140', 'tel:+13125550140'],
  ['service@komax.example', 'mailto:service@komax.example'],
  ['+49 30 23125 430', 'tel:+493023125430'],
  ['+33 1 44 00 00 00', 'tel:+33144000000'],
  ['+10 000 000', undefined],
  ['±0.01', undefined],
  ['Mon–Sat 6–22 CET', undefined],
  ['Write to service@komax.example', undefined],
])('converts %j to %j', (text, href) => {
  expect(contactHref(text)).toBe(href);
});

it('removes formatting characters from a number', () => {
  expect(phoneHref('+49 (0)7032 000-10')).toBe('tel:+490703200010');
});
