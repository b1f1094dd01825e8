import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const change = `mutation ($userId: ID!, $application: Application!, $action: AccessAction!, $note: String) {
  changeAccess(input: { userId: $userId, application: $application, action: $action, expectedStatus: pending, note: $note }) {
    __typename ... on ActionRefused { code } } }`;

describe.each(backends)('mails about decisions on requests over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.sent.length = 0;
  });

  const decide = async (variables: object) =>
    (await service.as('u-admin', change, { userId: 'u-pending', ...variables })).data?.changeAccess;
  const setLanguage = (language: string) =>
    service.db.updateTable('customer_users').set({ language }).where('id', '=', 'u-pending').execute();
  const send = async () => {
    await service.worker.run();
    return service.sent.map(({ to, subject, text }) => ({ to, subject, text }));
  };
  const changed = { __typename: 'AccessChanged' };

  test('the person is mailed a rejection with the note, once', async () => {
    await setLanguage('en');
    const decline = {
      application: 'direct',
      action: 'declineRequest',
      note: 'Please ask your head {url} first',
    };
    expect(await decide(decline)).toEqual(changed);
    expect(await send()).toEqual([
      {
        to: 'pending@demo.example',
        subject: 'Your request was declined: Direct orders',
        text: [
          'Hello Petra Pending,',
          'Ada Administrator has declined your request for access to “Direct orders” in MyKomax.',
          'Note: Please ask your head {url} first',
          'You can request access again on your dashboard:',
          'http://localhost:3000/mykomax\n',
        ].join('\n\n'),
      },
    ]);
    expect(await decide(decline)).toMatchObject({ code: 'staleStatus' });
    expect(await send()).toHaveLength(1);
  });

  test('the person is mailed an acceptance in their language, without the note for administrators', async () => {
    await setLanguage('de');
    const accept = { application: 'ticketing', action: 'acceptRequest', note: 'A new colleague' };
    expect(await decide(accept)).toEqual(changed);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ihre Anfrage wurde angenommen: Service-Tickets');
    expect(mail?.text).not.toContain('colleague');
  });
});
