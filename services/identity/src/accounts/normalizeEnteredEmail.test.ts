import { normalizeEmail } from './normalizeEmail';
import { normalizeEnteredEmail } from './normalizeEnteredEmail';

test.each([
  ['capitals and surroundings', ' Anna@Customers.Example\t'],
  ['a mark of direction at the end', 'anna@customers.example\u200e'],
  ['marks of direction within', 'an\u202ena@customers\u2069.example'],
  ['control characters', '\u0000anna@customers.example\u0085'],
  ['a mark before a space', 'anna@customers.example \u200f'],
  ['letters of full width', 'ａnna@customers.example'],
  ['spaces up to where it is cut', `anna@customers.example${' \u1680'.repeat(150)}x`],
])('%s make no other address', (_what, entered) => {
  expect(normalizeEnteredEmail(entered)).toBe('anna@customers.example');
});

test.each([`e\u200e\u0301@customers.example`, `\u0000${'a'.repeat(5000)}`])(
  'the lookup of accounts folds nothing that is left: %j',
  (entered) => {
    const normalized = normalizeEnteredEmail(entered);
    expect(normalizeEmail(normalized)).toBe(normalized);
    expect(normalized.length).toBeLessThanOrEqual(254);
  },
);
