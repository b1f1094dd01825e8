import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { Invite } from './Invite';
import { completeInvite, emptyInvite, findInviteFaults } from './inviteForm';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const openInvite = (responses: Responses = {}) => {
  const requests: RecordedRequest[] = [];
  const onInvited = vi.fn();
  const view = render(
    <FakeUserService responses={responses} requests={requests}>
      <Invite locale={localeMock} onClose={() => undefined} onInvited={onInvited} />
    </FakeUserService>,
  );
  return { ...view, requests, onInvited };
};
const email = () => screen.findByRole('textbox', { name: /E-mail/u });
const choose = (name: RegExp, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
const fill = async () => {
  await userEvent.type(await email(), 'new@demo.example');
  await userEvent.type(screen.getByRole('textbox', { name: /First name/u }), 'Nina');
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/u }), 'Newcomer');
  await choose(/Organisation/u, 'org-2');
  await choose(/Country/u, 'CH');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Artemis' }));
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

beforeEach(() => window.sessionStorage.clear());

describe('invitation', () => {
  it.each([
    ['', true],
    ['nina', true],
    ['nina@', true],
    [' nina@demo.example ', false],
  ])('"Invite: valid email": rejects %o: %s', (text, isWrong) => {
    const faults = findInviteFaults({ ...emptyInvite, email: text });
    expect(faults.some(({ field }) => field === 'email')).toBe(isWrong);
  });

  const countries = [
    { code: 'JP', languages: ['ja', 'en'], defaultLanguage: 'ja' },
    { code: 'CH', languages: ['de', 'fr'], defaultLanguage: 'de' },
  ];

  it('selects the only organisation', () => {
    const choices = { organisations: [{ id: 'org-1' }], countries };
    expect(completeInvite(emptyInvite, choices, 'en').organisationId).toBe('org-1');
  });

  // Section 5: "Country and language must come from the lists offered."
  it.each([
    ['', '', 'en', 'en'],
    ['', 'fr', 'en', 'fr'],
    ['JP', '', 'en', 'en'],
    ['JP', 'ja', 'en', 'ja'],
    ['JP', 'de', 'en', 'en'],
    ['CH', '', 'en', 'de'],
    ['CH', 'fr', 'en', 'fr'],
    ['CH', 'ja', 'fr', 'fr'],
  ])(
    'with the country “%s”, the chosen language “%s” and an inviter who reads %s, selects %s',
    (country, language, own, chosen) => {
      const choices = { organisations: [], countries };
      expect(completeInvite({ ...emptyInvite, country, language }, choices, own).language).toBe(chosen);
    },
  );
});

describe('Invite', () => {
  it('shows an error at each invalid field and focuses the first one', async () => {
    const { container, requests } = openInvite();
    await email();
    await send();
    expect(await email()).toHaveFocus();
    expect(await email()).toHaveAccessibleDescription('Please provide a valid email address');
    expect(requests.map(({ operation }) => operation)).not.toContain('InviteUser');
    await expectNoAxeViolations(container);
  });

  it('invites, shows the name and removes the draft', async () => {
    const user = { __typename: 'UserRecord', id: 'u-9', name: 'Nina Newcomer', email: 'new@demo.example' };
    const { requests, onInvited } = openInvite({
      InviteUser: () => ({ inviteUser: { __typename: 'UserInvited', user } }),
    });
    await fill();
    await send();
    await waitFor(() => expect(onInvited).toHaveBeenCalledWith('Nina Newcomer'));
    expect(requests.at(-1)?.variables).toEqual({
      input: {
        email: 'new@demo.example',
        firstName: 'Nina',
        lastName: 'Newcomer',
        organisationId: 'org-2',
        country: 'CH',
        language: 'de',
        applications: ['artemis'],
      },
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    ['u-007', '/en/mykomax/user-admin/u-007'],
    [null, undefined],
  ])('"user already exists", with a link to the profile when it can be seen: %s', async (userId, href) => {
    openInvite({ InviteUser: () => ({ inviteUser: { __typename: 'UserAlreadyExists', userId } }) });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('user already exists');
    const link = screen.queryByRole('link', { name: 'Go to the profile' });
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('preserves the entries when sending failed, also for the next visit', async () => {
    const { unmount } = openInvite({ InviteUser: () => new DataError('unavailable') });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/try again/iu);
    expect(screen.getByRole('textbox', { name: /First name/u })).toHaveValue('Nina');
    unmount();
    openInvite();
    expect(await email()).toHaveValue('new@demo.example');
    expect(screen.getByText('What you entered before was kept.')).toBeInTheDocument();
  });

  it('explains a rejection by the service', async () => {
    openInvite({
      InviteUser: () => ({ inviteUser: { __typename: 'ActionRefused', code: 'tooManyInvitations' } }),
    });
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many invitations/u);
  });

  it('cannot be sent without its choices, and loads them again', async () => {
    openInvite({ InviteChoices: () => new DataError('offline') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  });
});
