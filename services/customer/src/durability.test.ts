import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../toolkit/src/testing/findFreePort';
import { bundleProgram, createProgram, soon } from '../../toolkit/src/testing/program';
import { startSmtpSink, type SmtpSink } from '../../toolkit/src/testing/smtpSink';
import { connect } from './database/connect';
import { backends } from './testing/backends';
import { responseSchema, apiKey, contactForm, submitMutation } from './testing/testService';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const clients = 20;
const kills = 4;

let bundle: ReturnType<typeof bundleProgram>;
beforeAll(() => {
  bundle = bundleProgram(path.resolve(__dirname, '..'));
});
afterAll(() => bundle.remove());

/** Sends with the same key until acknowledged, as the site does. Returns the reference. */
const sendUntilStored = async (address: string, input: object): Promise<string> => {
  for (;;) {
    try {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': apiKey },
        body: JSON.stringify({ query: submitMutation, variables: { input } }),
        signal: AbortSignal.timeout(10_000),
      });
      const reference = responseSchema.parse(await response.json()).data?.submitForm.reference;
      if (reference !== undefined) return reference;
    } catch {
      // The program is down; the request is repeated.
    }
    await soon(30);
  }
};

// PostgreSQL gets fewer, as a full run on both would take too long.
const amounts = backends.map((backend, index) => ({ backend, submissions: index === 0 ? 1000 : 300 }));

describe.each(amounts)('$submissions submissions over $backend.name', ({ backend, submissions }) => {
  let folder: string;
  let database: Awaited<ReturnType<typeof backend.open>>;
  let sink: SmtpSink;
  let program: ReturnType<typeof createProgram>;
  let address: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kmx-customer-durability-'));
    database = await backend.open();
    sink = await startSmtpSink();
    const port = await findFreePort();
    address = `http://127.0.0.1:${port}`;
    const mail = {
      SMTP_URL: sink.url,
      MAIL_RETRY_FIRST_SECONDS: '0.05',
      MAIL_RETRY_LONGEST_SECONDS: '0.5',
      MAIL_ATTEMPTS: '10000',
      MAIL_LEASE_SECONDS: '1',
    };
    program = createProgram(
      bundle.file,
      {
        ...mail,
        CUSTOMER_PORT: String(port),
        CUSTOMER_HOST: '127.0.0.1',
        CUSTOMER_DATA_DIR: folder,
        CUSTOMER_DATABASE_URL: database.url,
        CUSTOMER_API_KEY: apiKey,
      },
      address,
    );
    await program.start();
  });
  afterAll(async () => {
    await program.end('SIGTERM');
    await sink.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Every tenth is sent twice concurrently, every seventh again after its response. */
  const sendAll = async (onStored: (count: number) => void): Promise<Map<string, string>> => {
    const acknowledged = new Map<string, string>();
    let next = 0;
    const work = async (): Promise<void> => {
      for (let number = next++; number < submissions; number = next++) {
        const input = contactForm({ subject: `Message ${number}` });
        const copies = number % 10 === 0 ? [input, input] : [input];
        const responses = await Promise.all(copies.map((copy) => sendUntilStored(address, copy)));
        if (number % 7 === 0) responses.push(await sendUntilStored(address, input));
        expect(new Set(responses).size).toBe(1);
        acknowledged.set(input.idempotencyKey, responses[0] ?? '');
        onStored(acknowledged.size);
      }
    };
    await Promise.all(Array.from({ length: clients }, work));
    return acknowledged;
  };

  test('none is lost or doubled while the service and the mail server are killed', async () => {
    let stored = 0;
    let isOver = false;
    const reached = async (count: number): Promise<void> => {
      while (stored < count && !isOver) await soon(5);
    };
    const trouble = async (): Promise<void> => {
      for (let round = 1; round <= kills; round += 1) {
        await reached((round * submissions) / (kills + 1));
        await sink.stop();
        await program.end('SIGKILL');
        await program.start();
        sink = await startSmtpSink(sink.port, sink.mails);
      }
    };
    const sending = sendAll((count) => (stored = count)).finally(() => (isOver = true));
    const [acknowledged] = await Promise.all([sending, trouble()]);

    const db = connect(database.url);
    const waiting = () =>
      db.selectFrom('customer_outbox').select('id').where('state', '!=', 'sent').execute();
    while ((await waiting()).length > 0) await soon(50);
    const rows = await db
      .selectFrom('customer_submissions')
      .select(['idempotency_key', 'reference'])
      .execute();
    const outbox = await db.selectFrom('customer_outbox').select('id').execute();
    await db.destroy();

    expect(acknowledged.size).toBe(submissions);
    expect(new Map(rows.map((row) => [row.idempotency_key, row.reference]))).toEqual(acknowledged);
    expect(rows).toHaveLength(submissions);
    const mails = sink.mails.map(({ source }) => {
      const text = source.toString();
      return {
        id: /^Message-ID: <(.+)@/im.exec(text)?.[1],
        reference: /^Reference: (KMX-\S+)/m.exec(text)?.[1],
      };
    });
    expect(new Set(mails.map(({ id }) => id))).toEqual(new Set(outbox.map(({ id }) => id)));
    const pairs = new Set(mails.map(({ id, reference }) => `${reference} ${id}`));
    expect(pairs.size).toBe(submissions);
    expect(new Set(mails.map(({ reference }) => reference))).toEqual(new Set(acknowledged.values()));
  });
});
