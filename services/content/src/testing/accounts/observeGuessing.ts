import { environment } from '../../config/environment';
import { passwords, send, type Client } from './createClient';

export const observeGuessing = async ({ createPerson }: Client, rounds: number[]) => {
  const { email } = await createPerson();
  const guess = async (who: string, from: string, headers = {}) => {
    rounds.length = 0;
    const { status, text, retryAfter } = await send('users/login', {
      body: { email: who, password: 'a wrong password' },
      from,
      headers,
    });
    return { status, text, rounds: [...rounds], hasRetryAfter: Number(retryAfter) > 0 };
  };
  const known = await guess(email, '192.0.2.30');
  const unknown = await guess('nobody@example.com', '192.0.2.31');
  const guessOften = async (who: string, from: string) => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await guess(who, from)).status);
    return statuses;
  };
  const strangers = ['192.0.2.32', '192.0.2.33'] as const;
  const statuses = await guessOften(email, strangers[0]);
  await guessOften(email, strangers[1]);
  const throttled = await guess(email, strangers[0]);
  const throttledUnknown = (await guessOften('nobody@example.com', '192.0.2.34')).at(-1);
  const key = { authorization: `service-accounts API-Key ${environment.previewApiKey}` };
  const visitor = { 'x-kmx-visitor-address': '192.0.2.35' };
  return {
    known,
    unknown,
    statuses,
    throttled,
    throttledUnknown,
    ofSite: (await guess(email, strangers[0], { ...key, ...visitor })).status,
    claimed: (await guess(email, strangers[0], visitor)).status,
    owner: (await send('users/login', { body: { email, password: passwords.first } })).status,
  };
};
