import { decidePasswordProblem, type PasswordStrength } from './decidePasswordProblem';

const strong: PasswordStrength = { score: 4, isCommon: false };

test.each([
  ['9 letters', {}, 'length'],
  ['ten chars!', {}, null],
  ['x'.repeat(200), {}, null],
  ['x'.repeat(201), {}, 'length'],
  // A character outside the Basic Multilingual Plane counts once.
  ['😀'.repeat(9), {}, 'length'],
  ['😀'.repeat(10), {}, null],
  [' ANNA@customers.example', {}, 'email'],
  ['on the list', { isCommon: true, score: 0 }, 'common'],
  ['guessable one', { score: 2 }, 'weak'],
  ['not so guessable', { score: 3 }, null],
] as const)('%s with %j: %s', (password, over, problem) => {
  expect(decidePasswordProblem(password, 'Anna@customers.example', { ...strong, ...over })).toBe(problem);
});
