import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '@kmx/server/logging';
import { createFolderStore } from '../../../toolkit/src/blobs/folderStore';
import type { MailTransport } from '../../../toolkit/src/mail/mailTransport';
import type { Scan } from '../../../toolkit/src/scanning/createScanner';
import type { Backend } from '../../../toolkit/src/testing/backends';
import { createCollector } from '../../../toolkit/src/testing/createCollector';
import { recordLog } from '../../../toolkit/src/testing/recordLog';
import { createService, type Service } from '../createService';
import { connect, type CustomerDatabase } from '../database/connect';
import { migrate } from '../database/migrate';
import type { ReplySettings } from '../replies/model';
import type { IdentityFake } from './identityFake';

export const apiKey = 'a-key-for-tests-0123456789';

const resultSchema = z.object({
  __typename: z.enum(['SubmissionStored', 'SubmissionRefused']),
  reference: z.string().optional(),
  receivedAt: z.string().optional(),
  isRepeated: z.boolean().optional(),
  code: z.string().optional(),
  details: z.array(z.string()).optional(),
});

export const responseSchema = z.object({
  data: z.object({ submitForm: resultSchema }).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

export const submitMutation = `mutation Submit($input: SubmitFormInput!) { submitForm(input: $input) { __typename
  ... on SubmissionStored { reference receivedAt isRepeated }
  ... on SubmissionRefused { code message details } } }`;

/** A clock that stops until it is advanced. */
export const createClock = (start = '2026-03-02T08:00:00.000Z') => {
  let time = Date.parse(start);
  return { now: () => new Date(time), advance: (milliseconds: number) => void (time += milliseconds) };
};

/** A contact form; `over` replaces what a test is about. */
export const contactForm = (over: object = {}) => ({
  form: 'contact',
  idempotencyKey: crypto.randomUUID(),
  site: 'corporate',
  locale: 'de-ch',
  subject: 'Contact: Anna Muster',
  replyTo: 'anna@sender.example',
  attachments: [],
  fields: [
    { name: 'name', label: 'Name', value: 'Anna Muster' },
    { name: 'message', label: 'Nachricht', value: 'Zeile eins\nZeile <zwei>' },
  ],
  ...over,
});

export interface TestService extends Service {
  db: CustomerDatabase;
  address: string;
  folder: string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  submit: (input: object) => Promise<z.infer<typeof resultSchema>>;
  stop: () => Promise<void>;
}

export interface TestOptions {
  transport?: MailTransport;
  now?: () => Date;
  log?: Log;
  scan?: Scan;
  checkDisk?: () => Promise<void>;
  identity?: IdentityFake['settings'];
  replies?: ReplySettings;
}

/** The real service on a scratch database and folder, on a free port. Tests trigger the sending of mails. */
export const startTestService = async (backend: Backend, options: TestOptions = {}): Promise<TestService> => {
  const { url, close } = await backend.open();
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-customer-store-'));
  const db = connect(url);
  await migrate(db);
  const service = createService({
    db,
    store: createFolderStore(folder),
    scan: options.scan,
    transport: options.transport ?? createCollector().transport,
    apiKey,
    addresses: {
      from: 'Komax <no-reply@komax.example>',
      supportAddresses: {
        contact: 'contact@komax.example',
        'service-request': 'service@komax.example',
        tickets: 'tickets@komax.example',
        'parts-order': 'parts@komax.example',
        'access-requests': 'access@komax.example',
      },
    },
    identity: options.identity ?? {
      issuer: 'http://127.0.0.1:9/realm',
      clientId: 'nobody',
      audience: 'nobody',
      introspectionUrl: 'http://127.0.0.1:9/realm/introspect',
      adminUrl: 'http://127.0.0.1:9',
      adminKey: undefined,
    },
    replies: options.replies,
    portalUrl: 'http://localhost:3000/mykomax',
    isSchemaPublic: false,
    isBehindTls: true,
    checkDisk: options.checkDisk ?? (() => Promise.resolve()),
    schedule: { first: 5000, longest: 21_600_000, attempts: 12 },
    leaseMilliseconds: 60_000,
    now: options.now ?? (() => new Date()),
    random: () => 0,
    log: options.log ?? recordLog().log,
  });
  await service.worker.stop();
  await service.sync.stop();
  service.server.listen(0, '127.0.0.1');
  await once(service.server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(service.server.address());
  const address = `http://127.0.0.1:${port}`;
  const request = (to: string, init: RequestInit = {}): Promise<Response> =>
    fetch(address + to, { ...init, headers: { 'x-service-key': apiKey, ...init.headers } });
  return {
    ...service,
    db,
    address,
    folder,
    request,
    submit: async (input) => {
      const response = await request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: submitMutation, variables: { input } }),
      });
      const { data, errors } = responseSchema.parse(await response.json());
      if (!data) throw new Error(errors?.[0]?.message ?? 'No response.');
      return data.submitForm;
    },
    stop: async () => {
      service.server.close();
      service.server.closeAllConnections();
      await db.destroy();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
