import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createScanner } from '../../../toolkit/src/scanning/createScanner';
import { complex, eicar, startFakeClamd, type FakeClamd } from '../../../toolkit/src/testing/fakeClamd';
import { recordLog } from '../../../toolkit/src/testing/recordLog';
import { backends } from '../testing/backends';
import { formOf, jpeg, largeJpeg } from '../testing/pictures';
import { bearerOf, startPortalService, type PortalService } from '../testing/portalService';

const infected = Buffer.concat([jpeg, eicar]);

describe.each(backends)('scanning uploads over $name', (backend) => {
  let clamd: FakeClamd;
  let service: PortalService;
  const { events, log } = recordLog();
  beforeAll(async () => {
    clamd = await startFakeClamd();
    service = await startPortalService(backend, { scan: createScanner(clamd.address), log });
  });
  beforeEach(() => void events.splice(0));
  afterAll(async () => {
    await service.stop();
    await clamd.stop();
  });

  const send = async (content: Buffer, person: string | null) => {
    const headers = person === null ? {} : bearerOf(service.identity.issue(service.claimsOf(person)));
    const body = formOf(content, 'a.jpg');
    const response = await service.request('/uploads', { method: 'POST', body, headers });
    const result: unknown = await response.json();
    return [response.status, result];
  };
  const storedFiles = (): string[] =>
    readdirSync(service.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(service.folder, name)).isFile(),
    );
  const rows = () => service.db.selectFrom('customer_uploads').select('id').execute();

  test('a clean file is scanned whole and stored', async () => {
    const content = largeJpeg(2_000_000);
    expect(await send(content, null)).toMatchObject([201, { size: content.length }]);
    expect(clamd.files.at(-1)?.equals(content)).toBe(true);
    for (const { id } of await rows())
      expect((await service.request(`/uploads/${id}`, { method: 'DELETE' })).status).toBe(204);
  });

  test.each([
    ['a public form', null, undefined],
    ['a ticket', 'u-customer', 'u-customer'],
  ])('an infected file of %s is rejected and logged; nothing of it stays', async (_, person, account) => {
    expect(await send(infected, person)).toEqual([422, { code: 'infected' }]);
    expect(events).toMatchObject([
      {
        level: 'warn',
        message: 'An infected file was rejected.',
        category: 'security',
        account,
        reason: 'Eicar-Test-Signature',
      },
    ]);
    expect([await rows(), storedFiles()]).toEqual([[], []]);
  });

  test('a file that exceeds the limits of the scanner is rejected, but not logged as malware', async () => {
    expect(await send(Buffer.concat([jpeg, complex]), 'u-customer')).toEqual([422, { code: 'tooComplex' }]);
    expect(events).toEqual([
      expect.objectContaining({
        level: 'info',
        message: 'A file exceeded the limits of the scanner.',
        account: 'u-customer',
        reason: 'Heuristics.Limits.Exceeded.MaxRecursion',
      }),
    ]);
    expect([await rows(), storedFiles()]).toEqual([[], []]);
  });

  test('while the scanner fails, files are rejected; nothing of them stays', async () => {
    clamd.replyWith('INSTREAM size limit exceeded. ERROR');
    expect(await send(largeJpeg(2_000_000), null)).toEqual([503, { code: 'unscanned' }]);
    clamd.replyWith(undefined);
    expect(events).toMatchObject([{ level: 'error', message: 'A file could not be scanned for malware.' }]);
    expect([await rows(), storedFiles()]).toEqual([[], []]);
  });
});

test.each(backends)('over $name, no scanner at its address rejects files', async (backend) => {
  const clamd = await startFakeClamd();
  await clamd.stop();
  const service = await startPortalService(backend, { scan: createScanner(clamd.address) });
  const response = await service.request('/uploads', { method: 'POST', body: formOf(jpeg, 'a.jpg') });
  expect([response.status, await response.json()]).toEqual([503, { code: 'unscanned' }]);
  expect(await service.db.selectFrom('customer_uploads').select('id').execute()).toEqual([]);
  await service.stop();
});
