import { createMailHref } from './createMailHref';

const to = 'service@komax.example';

it('8 "an option to send by e-mail to the support address": contains subject and text', () => {
  expect(createMailHref({ to, subject: 'Feeder & cutter', text: 'One\nTwo +1' })).toBe(
    'mailto:service@komax.example?subject=Feeder%20%26%20cutter&body=One%0D%0ATwo%20%2B1',
  );
});

it('normalizes line ends of a submitted text', () => {
  expect(createMailHref({ to, subject: '', text: 'One\r\nTwo\nThree' })).toBe(
    'mailto:service@komax.example?subject=&body=One%0D%0ATwo%0D%0AThree',
  );
});

it.each([
  ['letters', 'a'.repeat(5000)],
  ['Japanese', '圧着'.repeat(2000)],
  ['signs outside the first plane', '🔌'.repeat(2000)],
  ['half a sign', `\ud83d${'🔌'.repeat(2000)}`],
])('never exceeds 1800 characters: %s', (_name, text) => {
  const href = createMailHref({ to, subject: text, text });
  expect(href.length).toBeLessThanOrEqual(1800);
  expect(href.length).toBeGreaterThan(1700);
  expect(() => decodeURIComponent(href)).not.toThrow();
});

it('escapes the address, so that it cannot add recipients', () => {
  expect(createMailHref({ to: 'a@b.example?bcc=c@d.example', subject: '', text: '' })).toBe(
    'mailto:a@b.example%3Fbcc%3Dc%40d.example?subject=',
  );
});
