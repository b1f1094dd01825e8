import { createPasswords } from './createPasswords';

describe('hashes', () => {
  const passwords = createPasswords({ power: 4, rounds: 1 });

  test('a password matches its own hash, whose salt differs each time', async () => {
    const [first, second] = [await passwords.hash('Grüezi wohl'), await passwords.hash('Grüezi wohl')];
    expect(first).not.toBe(second);
    expect(await passwords.isRight('Grüezi wohl', first)).toBe(true);
    expect(await passwords.isRight('Gru\u0308ezi wohl', second)).toBe(true);
    expect(await passwords.isRight('Gruezi wohl', first)).toBe(false);
  });

  test('a hash of another cost is accepted; an account without a password matches none', async () => {
    const hash = await createPasswords({ power: 5, rounds: 2 }).hash('a password');
    expect(await passwords.isRight('a password', hash)).toBe(true);
    expect(await passwords.isRight('', null)).toBe(false);
  });
});
