import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';

import { messageArguments } from './messageArguments';
import { pseudoLocalize } from './pseudoLocalize';

describe('pseudoLocalize', () => {
  it.each([
    ['Menu', '[Ḿééñûû]'],
    ['404', '[404]'],
    ['Page not found: {path}', '[Þååĝéé ñööţ ƒööûûñð: {path}]'],
    ['Rhythm!', '[Ŕĥýţĥḿ~~~!]'],
    ['© {year} {site}', '[© {year} {site}]'],
    ['<b>Go</b> on', '[<b>Ĝöö</b> ööñ]'],
    ["It''s '{'raw'}'", "[ÎÎţ’š '{ŕååŵ~}']"],
    ["{n, plural, other {its''}}", '[{n,plural,other{îîţš~’}}]'],
    ['日本', '[日本~]'],
    [
      '{count, plural, =0 {none} one {# page} other {# pages}}',
      '[{count,plural,one{# þååĝéé} other{# þååĝééš} =0{ñööñéé}}]',
    ],
    ['{kind, select, a {one} other {two}}', '[{kind,select,a{ööñéé} other{ţŵöö~}}]'],
    ['{at, date, ::yyyyMMdd}', '[{at, date, ::yyyyMMdd}]'],
    ['{price, number, ::currency/CHF}', '[{price, number, ::currency/CHF}]'],
  ])('%s', (message, expected) => {
    expect(pseudoLocalize(message)).toBe(expected);
  });

  it('rejects a malformed ICU message', () => {
    expect(() => pseudoLocalize('{path')).toThrow(SyntaxError);
  });

  it('is about 40 % longer', () => {
    const text = 'The address may have changed, or the page may have been retired.';
    const longer = Array.from(pseudoLocalize(text)).length / text.length;
    expect(longer).toBeGreaterThan(1.3);
    expect(longer).toBeLessThan(1.5);
  });
});

describe('pseudoLocalize and messageArguments with any message', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abeiouz éß字😀.,:;"\'#|\\[]~') });
  const name = fc.constantFrom('path', 'count', 'site');
  const leaf = fc.oneof(
    text,
    name.map((argument) => `{${argument}}`),
    name.map((argument) => `{${argument}, number}`),
    name.map((argument) => `{${argument}, date, long}`),
  );
  const inside = fc.array(leaf, { maxLength: 4 }).map((parts) => parts.join(' '));
  const branching = fc
    .tuple(name, inside, inside)
    .chain(([argument, one, other]) =>
      fc.constantFrom(
        `{${argument}, plural, one {${one}} other {# ${other}}}`,
        `{${argument}, select, a {${one}} other {${other}}}`,
        `<b>${one}</b>`,
      ),
    );
  const messages = fc
    .array(fc.oneof(leaf, branching), { maxLength: 6 })
    .map((parts) => parts.join(' '))
    .filter((message) => {
      try {
        return Boolean(parse(message));
      } catch {
        return false;
      }
    });

  it('preserves placeholders', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const once = pseudoLocalize(message);
        expect(messageArguments(once)).toEqual(messageArguments(message));
        expect(messageArguments(pseudoLocalize(once))).toEqual(messageArguments(message));
      }),
    );
  });

  it('preserves the order of parts', () => {
    const shape = (message: string) => parse(message).map(({ type }) => type);
    fc.assert(
      fc.property(messages, (message) => {
        const before = shape(message).filter((type) => type !== 0);
        expect(shape(pseudoLocalize(message)).filter((type) => type !== 0)).toEqual(before);
      }),
    );
  });
});

describe('messageArguments', () => {
  it.each([
    ['No words', []],
    ['{b} and {a} and {b}', ['a', 'b']],
    ['{n, plural, one {<b>{name}</b>} other {{at, time}}}', ['<b>', 'at:time', 'n:plural', 'name']],
  ])('%s', (message, expected) => {
    expect(messageArguments(message)).toEqual(expected);
  });
});
