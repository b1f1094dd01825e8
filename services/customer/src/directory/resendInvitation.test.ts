import { invitationMilliseconds } from '../access/decideAccessChange';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { strangerId } from '../testing/stranger';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const fields = 'id canResendInvitation access { application status }';
const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { ... on UserInvited { user { ${fields} } } } }`;
const resend = `mutation ($userId: ID!) { resendInvitation(userId: $userId) { __typename
  ... on AccessChanged { user { ${fields} } } ... on ActionRefused { code } } }`;

describe.each(backends)('the invitation of an account, sent again, over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.identity.state.fault = null;
  });

  const act = async (userId: string, viewer = 'u-admin') =>
    (await service.as(viewer, resend, { userId })).data?.['resendInvitation'];
  const inviteGuest = async (name: string, applications: readonly string[]): Promise<string> => {
    const input = {
      email: `${name}@velmora.example`,
      firstName: 'Greta',
      lastName: 'Guest',
      language: 'en',
      country: 'US',
      organisationId: 'org-1',
      applications,
    };
    return (await service.as('u-admin', invite, { input })).data?.inviteUser?.user?.id ?? '';
  };
  const readMails = async (name: string) => {
    await service.worker.run();
    return service.sent.filter(({ to }) => to === `${name}@velmora.example`);
  };
  const readActions = async (userId: string) =>
    (
      await service.db
        .selectFrom('customer_audit')
        .select('action')
        .where('user_id', '=', userId)
        .orderBy('action')
        .execute()
    ).map(({ action }) => action);

  test('one mail with a new link, an entry in the trail, and renewed invitations to applications', async () => {
    const id = await inviteGuest('greta', ['ticketing', 'lmsefront']);
    service.clock.advance(invitationMilliseconds);
    expect(await act(id)).toEqual({
      __typename: 'AccessChanged',
      user: {
        id,
        canResendInvitation: true,
        access: [
          { application: 'ticketing', status: 'invited' },
          { application: 'lmsefront', status: 'invited' },
        ],
      },
    });
    const [first, second, ...others] = await readMails('greta');
    expect(others).toEqual([]);
    expect(second?.subject).toBe('Your invitation to MyKomax');
    const linkOf = (text = '') => /http:\S+/.exec(text)?.[0];
    expect(linkOf(second?.text)).toBeDefined();
    expect(linkOf(second?.text)).not.toBe(linkOf(first?.text));
    expect(await readActions(id)).toEqual([
      'invite',
      'invite',
      'inviteUser',
      'resendInvitation',
      'sendNewInvite',
      'sendNewInvite',
    ]);
  });

  test('works for an account without applications, five times within an hour', async () => {
    const id = await inviteGuest('gustav', []);
    for (let count = 1; count < 5; count += 1)
      expect(await act(id)).toMatchObject({ __typename: 'AccessChanged' });
    expect(await act(id)).toMatchObject({ code: 'tooManyInvitations' });
    expect(await readMails('gustav')).toHaveLength(5);
  });

  test('is rejected after the first sign-in', async () => {
    const id = await inviteGuest('gerda', ['ticketing']);
    const token = service.identity.issue({ sub: id, email: 'gerda@velmora.example', roles: [] });
    await service.withToken(token, '{ me { id } }');
    expect(await act(id)).toMatchObject({ code: 'staleStatus' });
    expect(await readMails('gerda')).toHaveLength(1);
  });

  test.each([
    ['oneself', 'u-admin', 'ownUser'],
    ['an employee', 'u-staff', 'notAllowed'],
    ['a user of another organisation', strangerId, 'unknownUser'],
  ])('is rejected for %s', async (_, userId, code) => {
    expect(await act(userId)).toMatchObject({ code });
  });

  test('changes nothing while the identity service is down', async () => {
    const id = await inviteGuest('gisela', ['ticketing']);
    const before = await readActions(id);
    service.identity.state.fault = 'down';
    expect(await act(id)).toMatchObject({ code: 'identityUnavailable' });
    expect(await readActions(id)).toEqual(before);
    expect(await readMails('gisela')).toHaveLength(1);
  });
});
