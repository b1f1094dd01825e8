import { once } from 'node:events';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import { recordLog } from '../../../toolkit/src/testing/recordLog';
import type { ReceivedMail } from './receiveReply';
import { replyLimits } from './replyLimits';
import { startReplyListener, type ReplyListener } from './replyListener';

const received: ReceivedMail[] = [];
const state: { failure: Error | null } = { failure: null };
const { events, log } = recordLog();
let listener: ReplyListener;
let port: number;

beforeAll(async () => {
  listener = startReplyListener({
    port: 0,
    domain: 'reply.komax.example',
    receive: (mail) => {
      if (state.failure) return Promise.reject(state.failure);
      received.push(mail);
      return Promise.resolve('stored');
    },
    log,
  });
  await once(listener.server.server, 'listening');
  ({ port } = z.object({ port: z.number() }).parse(listener.server.server.address()));
});
beforeEach(() => {
  received.length = 0;
  state.failure = null;
});
afterAll(() => listener.stop());

const send = (to: string, text = 'Hi') =>
  nodemailer
    .createTransport({ host: '127.0.0.1', port })
    .sendMail({ envelope: { from: 'a@b.example', to }, raw: `Subject: Re\r\n\r\n${text}` });

test('passes a mail on with the recipients of its envelope', async () => {
  expect((await send('Reply+1.a.b@Reply.Komax.example')).response).toMatch(/^250/);
  expect(received).toMatchObject([{ isWhole: true, recipients: ['Reply+1.a.b@reply.komax.example'] }]);
  expect(received[0]?.source.toString()).toMatch(/^Subject: Re\r\n\r\nHi/);
});

test('rejects other domains', async () => {
  await expect(send('anna@komax.example')).rejects.toMatchObject({ responseCode: 550 });
  expect(received).toEqual([]);
});

test('asks to deliver a mail again that could not be stored, and logs it', async () => {
  state.failure = new Error('The database is away.');
  await expect(send('reply+1@reply.komax.example')).rejects.toMatchObject({ responseCode: 451 });
  expect(events.at(-1)).toMatchObject({ level: 'error', error: 'The database is away.' });
});

test('passes on the beginning of a mail that is too large', async () => {
  await send(
    'reply+1@reply.komax.example',
    `${'x'.repeat(998)}\r\n`.repeat(replyLimits.mailBytes / 1000 + 1),
  );
  expect(received[0]?.isWhole).toBe(false);
  expect(received[0]?.source.length).toBeLessThanOrEqual(replyLimits.mailBytes);
});

test('a port that is taken is logged, and the service goes on', async () => {
  const second = startReplyListener({ port, domain: 'x', receive: () => Promise.resolve('stored'), log });
  await once(second.server, 'error');
  expect(events.at(-1)).toMatchObject({ level: 'warn', message: 'The SMTP listener failed.' });
  await second.stop();
});
