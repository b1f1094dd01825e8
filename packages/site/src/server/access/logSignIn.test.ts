import { logSignIn } from './logSignIn';

const readLine = (work: () => void, level: 'info' | 'warn'): unknown => {
  const spy = vi.spyOn(console, level).mockReturnValue(undefined);
  work();
  return spy.mock.calls.map(([line]): unknown => JSON.parse(String(line)));
};

it.each([
  ['right', 'info', 'Signed in: protected page'],
  ['wrong', 'warn', 'Sign-in failed: protected page'],
  ['throttled', 'warn', 'Sign-in failed: protected page'],
  ['unavailable', 'warn', 'Sign-in failed: protected page'],
] as const)('a password that is %s is logged as %s', (result, level, message) => {
  const lines = readLine(() => logSignIn('protected page', result, { page: 'p1' }), level);
  expect(lines).toMatchObject([{ level, message, result, page: 'p1' }]);
});

it('an empty form is not logged', () => {
  expect(readLine(() => logSignIn('editor area', 'required'), 'warn')).toEqual([]);
});
