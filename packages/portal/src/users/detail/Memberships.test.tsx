import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { administrator, createUser } from '../users.mock';
import { UserDetail } from './UserDetail';

const openUser = (responses: Parameters<typeof FakeUserService>[0]['responses']) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeUserService responses={responses} requests={requests}>
      <UserDetail id="u-001" locale={localeMock} user={administrator} />
    </FakeUserService>,
  );
  return { ...view, requests };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const unavailable = () => new DataError('failed', { serviceCode: 'USER_NOT_AVAILABLE' });

describe('memberships', () => {
  const north = { __typename: 'Organisation', id: 'org-1', name: 'Harness Works North' } as const;
  const south = { __typename: 'Organisation', id: 'org-2', name: 'Cable Plant South' } as const;
  const part = async () => within(await screen.findByRole('region', { name: 'Organisations' }));
  const inputsOf = (requests: readonly RecordedRequest[]) =>
    requests
      .filter(({ operation }) => operation === 'ChangeMembership')
      .map(({ variables }) => variables.input);

  it('adds the user to another organisation of the administrator', async () => {
    let organisations: (typeof north | typeof south)[] = [north];
    const { requests, container } = openUser({
      User: () => ({ user: createUser({ organisations }) }),
      ChangeMembership: () => {
        organisations = [north, south];
        const user = createUser({ organisations });
        return { changeMembership: { __typename: 'MembershipChanged', user } };
      },
    });
    const { findByRole, getByRole, findByText, queryByRole } = await part();
    const choice = await findByRole('combobox', { name: 'Add to an organisation' });
    expect(within(choice).queryByRole('option', { name: north.name })).not.toBeInTheDocument();
    expect(getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.selectOptions(choice, south.name);
    await userEvent.click(getByRole('button', { name: 'Add' }));
    expect(
      await findByText('Paula Planner is now a member of Cable Plant South and gets an e-mail about it.'),
    ).toBeInTheDocument();
    expect(inputsOf(requests)).toEqual([{ userId: 'u-001', organisationId: 'org-2', action: 'add' }]);
    expect(await findByRole('button', { name: 'Remove from Cable Plant South' })).toBeInTheDocument();
    await waitFor(() => expect(queryByRole('combobox')).not.toBeInTheDocument());
    await expectNoAxeViolations(container);
  });

  it('removes the user after a question, and leaves the last organisation', async () => {
    const { requests } = openUser({
      User: () => ({ user: createUser({ organisations: [north, south] }) }),
      ChangeMembership: () => ({
        changeMembership: { __typename: 'ActionRefused', code: 'lastMembership' },
      }),
    });
    await press('Remove from Harness Works North');
    expect(
      screen.getByRole('dialog', { name: 'Remove Paula Planner from Harness Works North?' }),
    ).toBeInTheDocument();
    expect(inputsOf(requests)).toEqual([]);
    await confirm('Remove');
    expect(await screen.findByText(/This is the only organisation of the user/u)).toBeInTheDocument();
    expect(inputsOf(requests)).toEqual([{ userId: 'u-001', organisationId: 'org-1', action: 'remove' }]);
  });

  it('"They lose the ability to view a user when no organization is shared": shows that the user is gone', async () => {
    let isShared = true;
    openUser({
      User: () => (isShared ? { user: createUser() } : unavailable()),
      ChangeMembership: () => {
        isShared = false;
        return { changeMembership: { __typename: 'MembershipChanged', user: null } };
      },
    });
    await press('Remove from Harness Works North');
    await confirm('Remove');
    expect(await screen.findByRole('alert')).toHaveTextContent(/organi[sz]ation/u);
    expect(screen.queryByRole('heading', { name: 'Organisations' })).not.toBeInTheDocument();
  });

  it('is not offered for oneself', async () => {
    openUser({ User: () => ({ user: createUser({ canChangeMemberships: false }) }) });
    await screen.findByRole('heading', { level: 1, name: 'Paula Planner' });
    expect(screen.queryByRole('region', { name: 'Organisations' })).not.toBeInTheDocument();
  });
});
