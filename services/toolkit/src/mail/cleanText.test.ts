import { cleanLine, cleanText, escapeHtml } from './cleanText';

test.each([
  ['Hi\r\nBcc: all@victims.example', 'Hi Bcc: all@victims.example'],
  ['a\u0000b\u2028c', 'a b c'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
])('a line of %j is %j', (given, expected) => {
  expect(cleanLine(given)).toBe(expected);
});

test('text keeps its lines and tabs', () => {
  expect(cleanText('a\r\nb\rc\td\u0007e')).toBe('a\nb\nc\tde');
  expect(escapeHtml(`<a href="x">'&`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;');
});
