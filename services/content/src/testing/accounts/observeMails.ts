import PostalMime from 'postal-mime';
import { german, passwords, reset, send, tokenIn, type Client } from './createClient';

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

interface Stored {
  id: string;
  resetPasswordToken: string;
  resetPasswordExpiration: string;
}

export const observeMails = async (
  { change, createPerson, payload, requestMail, smtp }: Client,
  lines: readonly string[],
) => {
  const { id, email, path } = await createPerson();
  const from = '192.0.2.40';
  const before = smtp.mails.length;
  const unknown = await send('users/forgot-password', { body: { email: 'nobody@example.com' }, from });
  const known = await send('users/forgot-password', { body: { email }, from });
  while (smtp.mails.length === before) await pause();
  const mails = smtp.mails.slice(before);
  const { text = '', subject } = await PostalMime.parse(mails[0]?.source ?? '');
  const token = await tokenIn(mails[0]?.source ?? Buffer.alloc(0));
  const stored = await payload.db.findOne<Stored>({
    collection: 'users',
    where: { id: { equals: id } },
  });
  const byCopy = await reset(stored?.resetPasswordToken ?? '', passwords.third);
  await change(path, { name: 'Carla' });
  const weak = await reset(token, 'ninechars');
  const used = await reset(token, passwords.second);
  const again = await reset(token, passwords.third);
  const germanMail = await PostalMime.parse(await requestMail(email, from, german));
  const expired = await tokenIn(await requestMail(email, from));
  await payload.db.updateOne({
    collection: 'users',
    id,
    data: { resetPasswordExpiration: new Date(Date.now() - 1000).toISOString() },
  });
  const other = await createPerson();
  const voided = await tokenIn(await requestMail(other.email, from));
  await change(other.path, { password: passwords.second });
  const tooMany = await send('users/forgot-password', { body: { email }, from: '192.0.2.41' });
  const tooManyUnknown: number[] = [];
  for (let time = 0; time < 4; time += 1)
    tooManyUnknown.push(
      (await send('users/forgot-password', { body: { email: 'none@example.com' }, from: '192.0.2.42' }))
        .status,
    );
  const result = {
    unknown: { status: unknown.status, text: unknown.text },
    known: { status: known.status, text: known.text },
    recipients: mails.map(({ to }) => to),
    isToKnown: mails[0]?.to[0] === email,
    subject,
    link: text
      .split('\n')
      .find((line) => line.startsWith('http'))
      ?.replace(token, '{token}'),
    minutes: Math.round((Date.parse(stored?.resetPasswordExpiration ?? '') - Date.now()) / 60_000),
    byCopy: byCopy.status,
    weak,
    used: used.status,
    again: again.status,
    germanSubject: germanMail.subject,
    expired: (await reset(expired, passwords.third)).status,
    voided: (await reset(voided, passwords.third)).status,
    tooMany: { status: tooMany.status, hasRetryAfter: Number(tooMany.retryAfter) > 0 },
    tooManyUnknown,
  };
  await smtp.stop();
  const third = await createPerson();
  const whileDown = await send('users/forgot-password', { body: { email: third.email }, from });
  // The mail is sent after the response.
  while (!lines.some((line) => line.includes('Reset mail could not be sent'))) await pause();
  return { ...result, whileDown: whileDown.status };
};
