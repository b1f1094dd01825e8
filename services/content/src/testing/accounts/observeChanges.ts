import { german, outcome, passwords, send, signIn, type Client } from './createClient';

export const observeRule = async ({ adminToken, change, createPerson }: Client) => {
  const create = (password: string, headers = {}) =>
    outcome('users', {
      body: { email: 'carla@example.com', name: 'Carla Kettering', role: 'author', password },
      token: adminToken,
      headers,
    });
  const { path } = await createPerson();
  return {
    short: await create('ninechars'),
    common: await create('B4sk3tb4ll'),
    own: await create('carla@example.com'),
    name: await create('kettering1'),
    german: await create('qwertyuiop', german),
    long: (await create('seven lanterns by the harbour '.repeat(3))).status,
    updated: await change(path, { password: 'ninechars' }),
    bulk: await outcome('users?where[name][equals]=Carla%20Kettering', {
      method: 'PATCH',
      body: { password: 'ninechars' },
      token: adminToken,
    }).then(({ status }) => status),
  };
};

export const observeOwnChanges = async ({ change, createPerson }: Client) => {
  const { path, email } = await createPerson();
  const token = await signIn(email, passwords.first);
  const password = passwords.second;
  const own = (body: object, headers = {}) => change(path, body, token, headers);
  const withoutProof = await own({ password });
  const emailWithoutProof = await own({ email: 'other@example.com' });
  const wrong = await own({ password, currentPassword: 'not the current one' });
  const inGerman = await own({ password, currentPassword: 'not the current one' }, german);
  const { reason: germanReason } = await send(path, {
    method: 'PATCH',
    body: { password: 'ninechars' },
    token,
    headers: german,
  });
  const name = await own({ name: 'Carla' });
  const sameEmail = await own({ email: email.toUpperCase() });
  const right = await own({ password, currentPassword: passwords.first });
  const me = await send('users/me', { method: 'GET', token });
  const byAdmin = await change(path, { password: passwords.third });
  return {
    withoutProof,
    emailWithoutProof,
    wrong,
    german: inGerman,
    germanReason,
    name: name.status,
    sameEmail: sameEmail.status,
    right: right.status,
    isProofReturned: me.text.includes('currentPassword') || me.text.includes(passwords.first),
    byAdmin: byAdmin.status,
  };
};
