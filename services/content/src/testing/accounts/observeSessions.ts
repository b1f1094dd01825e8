import {
  isSignedIn,
  passwords,
  reset,
  send,
  signIn,
  tokenIn,
  type Client,
  type Person,
} from './createClient';

/** Two sessions of a person after a change: the one that makes it, and the other. */
const observeEnd = async (
  { createPerson }: Client,
  changeWith: (person: Person, token: string) => Promise<unknown>,
) => {
  const person = await createPerson();
  const own = await signIn(person.email, passwords.first);
  const other = await signIn(person.email, passwords.first);
  await changeWith(person, own);
  return { own: await isSignedIn(own), other: await isSignedIn(other) };
};

export const observeSessions = async (client: Client) => {
  const { adminToken, change, requestMail } = client;
  return {
    password: await observeEnd(client, ({ path }, token) =>
      change(path, { password: passwords.second, currentPassword: passwords.first }, token),
    ),
    email: await observeEnd(client, ({ path }, token) =>
      change(path, { email: 'moved@example.com', currentPassword: passwords.first }, token),
    ),
    passwordByAdmin: await observeEnd(client, ({ path }) => change(path, { password: passwords.second })),
    role: await observeEnd(client, ({ path }) => change(path, { role: 'editor' })),
    name: await observeEnd(client, ({ path }) => change(path, { name: 'Carla' })),
    reset: await observeEnd(client, async ({ email }) =>
      reset(await tokenIn(await requestMail(email, '192.0.2.20')), passwords.second),
    ),
    signOut: await observeEnd(client, (_person, token) => send('users/logout', { token })),
    deactivation: await observeEnd(client, ({ path }) => change(path, { isActive: false })),
    deletion: await observeEnd(client, ({ path }) => send(path, { method: 'DELETE', token: adminToken })),
  };
};

/** Renewals of a session that began so many hours ago. */
export const observeRenewal = async ({ createPerson, payload }: Client, hours: number): Promise<number> => {
  const { id, email } = await createPerson();
  const token = await signIn(email, passwords.first);
  const stored = await payload.db.findOne<{ id: string; sessions: object[] }>({
    collection: 'users',
    where: { id: { equals: id } },
  });
  const createdAt = new Date(Date.now() - hours * 60 * 60_000).toISOString();
  const sessions = stored?.sessions.map((session) => ({ ...session, createdAt }));
  await payload.db.updateOne({ collection: 'users', id, data: { sessions } });
  return (await send('users/refresh-token', { token })).status;
};
