import { hashPassword, isPasswordOf } from '../contentPages/pagePasswords';
import { listPasswordHashes } from './pagePasswords';

test('each password that is not hashed yet gets one hash, for the page and its versions', async () => {
  const rows = [
    { password: 'Partner-2026' },
    { password: 'Partner-2026' },
    { password: null },
    { password: await hashPassword('Partner-2027') },
  ];
  const [found, ...others] = await listPasswordHashes(rows);
  expect(others).toEqual([]);
  expect(found?.password).toBe('Partner-2026');
  expect(await isPasswordOf(found?.hash ?? '', 'Partner-2026')).toBe(true);
});
