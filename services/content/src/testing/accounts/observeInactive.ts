import { admin, passwords, reset, send, tokenIn, type Client } from './createClient';

/** Attempts to sign in to an account that an administrator has deactivated. */
export const observeInactive = async ({ change, createPerson, payload, requestMail }: Client) => {
  const { path, email } = await createPerson();
  const from = '192.0.2.60';
  const tryToSignIn = async (password: string) => {
    const { status, text } = await send('users/login', { body: { email, password }, from });
    return { status, text };
  };
  const link = await tokenIn(await requestMail(email, from));
  await change(path, { isActive: false });
  const right = await tryToSignIn(passwords.first);
  const wrong = await tryToSignIn('a wrong password');
  const byLink = (await reset(link, passwords.second)).status;
  await change(path, { isActive: true });
  const again = await tryToSignIn(passwords.first);
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: admin.email } } });
  const own = await change(`users/${docs[0]?.id}`, { isActive: false });
  return { right, wrong, byLink, again: again.status, own };
};
