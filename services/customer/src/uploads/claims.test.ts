import { z } from 'zod';
import { backends } from '../testing/backends';
import { formOf, png } from '../testing/pictures';
import { bearerOf } from '../testing/portalService';
import { contactForm } from '../testing/testService';
import { codeOf, savedOf, startTicketService, type TicketService } from '../testing/ticketService';
import { uploadLimits } from './limits';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.each(backends)('claiming a file over $name', (backend) => {
  let service: TicketService;
  beforeAll(async () => {
    service = await startTicketService(backend);
  });
  beforeEach(() => void service.warnings.splice(0));
  afterAll(() => service.stop());

  const fileRow = (id: string) =>
    service.db.selectFrom('customer_uploads').selectAll().where('id', '=', id).executeTakeFirst();

  test('only the uploader can: a colleague of the same organisation is rejected, and the file stays', async () => {
    const id = await service.upload('crimp.png', 'u-customer');
    expect(codeOf(await service.create('u-admin', { attachmentIds: [id] }))).toBe('attachmentUnavailable');
    expect(service.warnings).toEqual([`u-admin was refused upload ${id}`]);
    expect(await service.submit(contactForm({ attachments: [id] }))).toMatchObject({ code: 'unknownUpload' });
    for (const other of ['u-admin', null]) expect(await service.removeUpload(other, id)).toBe(404);
    const { attachments } = savedOf(await service.create('u-customer', { attachmentIds: [id] }));
    expect(attachments.map((file) => file.id)).toEqual([id]);
    expect(await service.removeUpload('u-customer', id)).toBe(409);
  });

  test('a file that nobody known has sent goes with a form, and with no ticket', async () => {
    const id = await service.upload('crimp.png', null);
    expect(codeOf(await service.create('u-customer', { attachmentIds: [id] }))).toBe('attachmentUnavailable');
    expect(await service.removeUpload('u-customer', id)).toBe(404);
    expect(await service.submit(contactForm({ attachments: [id] }))).toMatchObject({
      __typename: 'SubmissionStored',
    });
  });

  test('a token that is not valid sends nothing', async () => {
    const response = await service.request('/uploads', {
      method: 'POST',
      body: new FormData(),
      headers: { ...bearerOf('x'), 'x-request-id': 'request-7' },
    });
    expect(response.status).toBe(401);
    expect(service.warnings).toEqual(['nobody known was refused operation upload']);
    expect(service.denials.at(-1)).toEqual({
      reason: 'The access token is not valid.',
      requestId: 'request-7',
    });
  });

  /** Uses up the quota of the organisation of a ticket except for `room` bytes. A row has at most 2 GB. */
  const fillBut = async (fileId: string, room: number): Promise<void> => {
    await service.db.deleteFrom('customer_uploads').where('name', '=', 'filling').execute();
    const file = await fileRow(fileId);
    const { bytes } = await service.db
      .selectFrom('customer_uploads')
      .select(({ fn }) => fn.sum('size_bytes').as('bytes'))
      .where('ticket_entry_id', 'is not', null)
      .where('uploader_id', '=', 'u-customer')
      .executeTakeFirstOrThrow();
    if (!file) throw new Error('There is no such file.');
    for (let left = uploadLimits.organisationBytes - Number(bytes) - room; left > 0; left -= 2e9) {
      const filling = { id: crypto.randomUUID(), blob_key: crypto.randomUUID(), name: 'filling' };
      const row = { ...file, ...filling, size_bytes: Math.min(left, 2e9) };
      await service.db.insertInto('customer_uploads').values(row).execute();
    }
  };

  test('an organisation over its storage limit is rejected, loses nothing, and affects no other', async () => {
    const first = await service.upload();
    const { ticket } = savedOf(await service.create('u-customer', { attachmentIds: [first] }));
    await fillBut(first, 0);
    const { total } = await service.list('u-customer');
    const second = await service.upload();
    const over = { attachmentIds: [second] };
    expect(codeOf(await service.create('u-customer', over))).toBe('storageFull');
    expect(codeOf(await service.comment('u-customer', ticket.id, over))).toBe('storageFull');
    expect((await service.list('u-customer')).total).toBe(total);
    expect(await fileRow(second)).toMatchObject({ ticket_entry_id: null });
    expect(codeOf(await service.create('u-customer'))).toBe('saved');
    const elsewhere = { locationId: 'loc-2', attachmentIds: [await service.upload('a.png', 'u-admin')] };
    expect(codeOf(await service.create('u-admin', elsewhere))).toBe('saved');
    await fillBut(first, 1000);
    expect(codeOf(await service.create('u-customer', over))).toBe('saved');
  });

  test('a user over the limit of unclaimed files is rejected until one is removed, and affects nobody else', async () => {
    const fill = (id: string, size: number) =>
      service.db.updateTable('customer_uploads').set({ size_bytes: size }).where('id', '=', id).execute();
    const send = async (person: string | null) => {
      const headers = person === null ? {} : bearerOf(service.identity.issue(service.claimsOf(person)));
      const body = formOf(png, 'a.png');
      const response = await service.request('/uploads', { method: 'POST', body, headers });
      return {
        status: response.status,
        body: z.record(z.string(), z.unknown()).parse(await response.json()),
      };
    };
    const [large, small] = [await service.upload('a.png', 'u-006'), await service.upload('b.png', 'u-006')];
    await fill(large, uploadLimits.uploaderUnclaimedBytes - png.length - 1);
    expect(await send('u-006')).toMatchObject({ status: 201 });
    expect(await send('u-006')).toEqual({ status: 503, body: { code: 'full' } });
    for (const other of ['u-admin', null]) expect(await send(other)).toMatchObject({ status: 201 });
    expect(await service.removeUpload('u-006', small)).toBe(204);
    expect(await send('u-006')).toMatchObject({ status: 201 });
    expect(await send('u-006')).toMatchObject({ status: 503 });
    const form = contactForm({ attachments: [await service.upload('c.png', null)] });
    expect(await service.submit(form)).toMatchObject({ __typename: 'SubmissionStored' });
    expect(await service.removeUpload('u-006', large)).toBe(204);
  });

  test('two claims at once stay within the quota together', async () => {
    const first = await service.upload();
    await service.create('u-customer', { attachmentIds: [first] });
    await fillBut(first, (await fileRow(first))?.size_bytes ?? 0);
    const others = [await service.upload(), await service.upload()];
    const results = await Promise.all(
      others.map((id) => service.create('u-customer', { attachmentIds: [id] })),
    );
    expect(results.map(codeOf).toSorted()).toEqual(['saved', 'storageFull']);
  });
});
