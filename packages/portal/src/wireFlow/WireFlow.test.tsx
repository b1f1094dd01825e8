import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { WireFlow } from './WireFlow';

const open = (user = customer, responses: FakeResponses = {}, config = configMock) =>
  render(
    <FakePartsService responses={responses} user={user}>
      <WireFlow locale={localeMock} user={user} config={config} />
    </FakePartsService>,
  );

const createAccess = (status: string) => ({
  user: {
    __typename: 'UserRecord',
    id: customer.id,
    access: [{ __typename: 'ApplicationAccess', application: 'artemis', status, expiresAt: null }],
  },
});

describe('WireFlow: "the product\'s landing page with its sign-up state"', () => {
  it('links to the service for users with access', async () => {
    const { container } = open(partsCustomer, { OwnAccess: () => 'pending' });
    expect(screen.getByRole('heading', { level: 1, name: 'Wire Flow' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open Artemis/ })).toHaveAttribute(
      'href',
      'https://artemis.demo.example/',
    );
    await expectNoAxeViolations(container);
  });

  const nowhere = { ...configMock, externalServiceUrls: {}, artemisCloudUrl: undefined };

  it('confirms that access is granted', () => {
    open(partsCustomer, { OwnAccess: () => 'pending' }, nowhere);
    expect(screen.queryByRole('link', { name: /^Open Artemis/ })).toBeNull();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByText(/^You have access, but the service is not available yet/)).toBeInTheDocument();
    expect(screen.queryByText(/^We are preparing this service/)).toBeNull();
  });

  it('has no link for an installation on the user’s premises', () => {
    const user = { ...partsCustomer, roles: [...partsCustomer.roles, 'kmx_artemis_onpremuser'] };
    open(user, { OwnAccess: () => 'pending' }, nowhere);
    expect(screen.queryByRole('link', { name: /^Open Artemis/ })).toBeNull();
    expect(screen.queryByText(/not available yet/)).toBeNull();
  });

  it.each([
    ['pending', 'Access requested'],
    ['invited', 'Invited'],
    ['declined', 'Declined'],
  ])('explains that access is %s', async (status, word) => {
    open(customer, { OwnAccess: () => createAccess(status) });
    expect(await screen.findByText(word)).toBeInTheDocument();
  });

  it('requests access and shows it as requested', async () => {
    open(customer, {
      RequestAccess: () => ({
        requestAccess: { __typename: 'AccessChanged', ...createAccess('pending') },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Request access' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Access requested')).toBeInTheDocument();
  });
});
