import { z } from 'zod';
import { passwords, send, signIn, type Client } from './createClient';

const lineSchema = z.object({
  message: z.string(),
  category: z.literal('security'),
  account: z.string().optional(),
});
export const readEvents = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('{')).map((line) => lineSchema.parse(JSON.parse(line)).message);

const eventsDuring = async (lines: string[], run: () => Promise<unknown>): Promise<string[]> => {
  lines.length = 0;
  await run();
  return readEvents(lines);
};

export const observeLog = async ({ adminToken, change, createPerson }: Client, lines: string[]) => {
  const allLines = [...lines];
  const { path, email } = await createPerson();
  const from = '192.0.2.50';
  const events = await eventsDuring(lines, async () => {
    await send('users/login', { body: { email, password: 'a wrong password' }, from });
    const token = await signIn(email, passwords.first, from);
    await change(path, { password: passwords.second, currentPassword: 'wrong' }, token);
    await change(path, { password: passwords.second, currentPassword: passwords.first }, token);
    await change(path, { role: 'editor', name: 'Carla', email: 'last@example.com' });
    await change(path, { name: 'Carla K.' });
    const last = await signIn('last@example.com', passwords.second, from);
    await send('users/logout', { token: last });
    await send(path, { method: 'DELETE', token: adminToken });
  });
  return {
    events,
    hasPersonalData: [...allLines, ...lines].some((line) => /@|192\.0\.2\.|horse|Carla/.test(line)),
  };
};
