import { environment } from '../../config/environment';
import type { Client } from '../accounts/createClient';
import { admin, isSignedIn, passwords, send, signIn } from '../accounts/createClient';
import { begin, confirm, createDevice, outcomeOf, post, statusOf } from './factorClient';

/** An administrator without a second factor, where it is required. */
export const observeEnrolment = async ({ payload, adminToken }: Client) => {
  const call = statusOf(adminToken);
  const me = await send('users/me', { method: 'GET', token: adminToken });
  const id = me.answer.user?.id ?? '';
  const actions = async () => ({
    people: await call('users', 'POST', { email: 'new@example.com', password: passwords.second }),
    ownName: await call(`users/${id}`, 'PATCH', { name: 'Ada' }),
    versions: await call('pages/versions', 'GET'),
    lock: await call('payload-locked-documents', 'POST', {}),
    jobs: await call('payload-jobs', 'GET'),
    outbox: await call('outbox', 'GET'),
    health: await call('editing/health', 'GET'),
    form: await call('editing/form', 'POST', { collection: 'pages', id, state: 'closed' }),
    reset: await call('users/second-factor/reset', 'POST', { account: id }),
  });
  const listLocks = async () =>
    (await send('payload-locked-documents', { method: 'GET', token: adminToken })).text;
  await payload.create({
    collection: 'payload-locked-documents',
    data: { globalSlug: 'anything', user: { relationTo: 'users', value: id } },
  });
  const key = { authorization: `service-accounts API-Key ${environment.previewApiKey}` };
  const body = { email: admin.email, password: passwords.admin };
  const onSite = outcomeOf(await send('users/login', { body, headers: key }));
  const before = await actions();
  const locksBefore = await listLocks();
  const ownAccount = await call(`users/${id}`, 'GET');
  const other = await signIn(admin.email, passwords.admin);
  const wrongPassword = await post('enrolment', adminToken, { password: 'wrong' });
  const begun = await begin(adminToken, { password: passwords.admin });
  const { enrolment } = begun;
  const wrongCode = outcomeOf(await post('confirmation', adminToken, { enrolment, code: '12345' }));
  const forged = outcomeOf(await post('confirmation', adminToken, { enrolment: 'forged', code: '123456' }));
  const recoveryCodes = await confirm(adminToken, begun);
  const again = outcomeOf(await post('confirmation', adminToken, { enrolment, code: '123456' }));
  const { docs } = await payload.find({ collection: 'second-factors' });
  const stored = JSON.stringify(docs);
  const account = await send(`users/${id}`, { method: 'GET', token: adminToken });
  return {
    onSite,
    before,
    ownAccount,
    wrongPassword: { status: wrongPassword.status, fields: Object.keys(wrongPassword.fields) },
    hasPicture: begun.picture.startsWith('<svg'),
    wrongCode,
    forged,
    again,
    codes: recoveryCodes.length,
    isReadable: stored.includes(begun.secret) || recoveryCodes.some((code) => stored.includes(code)),
    sessions: { own: await isSignedIn(adminToken), other: await isSignedIn(other) },
    after: await actions(),
    locks: [locksBefore, await listLocks()].map((text) => text.includes('anything')),
    table: await call('second-factors', 'GET'),
    isShown: account.text.includes('"hasSecondFactor":true'),
    removal: outcomeOf(
      await post('removal', adminToken, {
        password: passwords.admin,
        code: await createDevice(payload, begun.secret).code(id),
      }),
    ),
  };
};
