import { findPasswordProblem } from './findPasswordProblem';

const carla = { email: 'carla.kettering@customers.example', names: ['Carla', 'Kettering'] };

test.each([
  // The list, as it is and in the disguises that guessers know.
  ['1234567890', 'common'],
  ['qwertyuiop', 'common'],
  ['QWERTYUIOP', 'common'],
  ['basketball', 'common'],
  ['B4sk3tb4ll', 'common'],
  ['llabteksab', 'common'],
  // Found by the person's names, the address, the company or a pattern.
  ['kettering1', 'weak'],
  ['carlakettering', 'weak'],
  ['mykomax2026', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['password1234', 'weak'],
  ['a longer password', null],
  ['correct horse battery', null],
  ['xkcd-wire-cutter-93', null],
  ['スイッチの銅線を二本切る', null],
] as const)('%s: %s', (password, problem) => {
  expect(findPasswordProblem(password, carla)).toBe(problem);
});
