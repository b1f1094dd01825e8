import { decideCsvSeparator, writeCsv } from './writeCsv';

it.each([
  ['plain words', ['a', 'b c'], 'a,b c\r\n'],
  ['a separator', ['a,b', 'c'], '"a,b",c\r\n'],
  ['quotes', ['7″ "touch"'], '"7″ ""touch"""\r\n'],
  ['line ends', ['a\nb'], '"a\nb"\r\n'],
  ['spaces that do not break', ['0.5\u00A0mm²'], '0.5 mm²\r\n'],
  [
    'a formula',
    ['=HYPERLINK("x")', '@SUM', '+1(2)', '-5 – 40'],
    '"\'=HYPERLINK(""x"")",\'@SUM,\'+1(2),-5 – 40\r\n',
  ],
  ['a formula in wide signs', ['＝SUM（1）', '－cmd（1）'], "'＝SUM（1）,'－cmd（1）\r\n"],
  [
    'a formula behind the separator of other spreadsheets',
    ['a;=cmd()', 'b;" =x', 'a = b'],
    'a;\'=cmd(),"b;"" \'=x",a = b\r\n',
  ],
])('writes %s (RFC 4180)', (_, fields, expected) => {
  expect(writeCsv([fields])).toBe(expected);
});

it('uses the separator that spreadsheets of a language expect', () => {
  expect(writeCsv([['0,5', 'a;b']], { separator: ';' })).toBe('0,5;"a;b"\r\n');
});

it.each([
  ['en', ','],
  ['ja', ','],
  ['zh', ','],
  ['fr', ';'],
  ['cs', ';'],
  ['de', ';'],
])('spreadsheets in %s split fields by "%s"', (language, separator) => {
  expect(decideCsvSeparator(language)).toBe(separator);
});
