import type { MockLink } from '@apollo/client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { localeMock, FakePortal } from '../shared/fakePortal.mock';

import { Notifications } from './Notifications';
import { NotificationsDocument } from './notifications.customerQuery';
import { notificationsMock, switchFailedMock, switchMock } from './notifications.mock';

const show = (...mocks: readonly MockLink.MockedResponse[]) =>
  render(
    <FakePortal mocks={mocks}>
      <Notifications locale={localeMock} />
    </FakePortal>,
  );

const unavailable = new DataError('unavailable');
const shipped = () => screen.findByRole('checkbox', { name: 'My parts order is on its way' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const saved = 'Your changes are saved.';

beforeEach(() => window.sessionStorage.clear());

describe('Notifications', () => {
  it('shows each notification with its state after loading, and the mails that are always sent', async () => {
    const { container } = show(notificationsMock({ disabled: ['orderShipped'] }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(await shipped()).not.toBeChecked();
    expect(screen.getByRole('form', { name: 'Notifications' })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    expect(screen.queryByRole('checkbox', { name: /asks for access/ })).not.toBeInTheDocument();
    const required = within(screen.getByRole('region', { name: 'Always sent' }));
    expect(required.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Account security',
      'New password',
      'Invitations',
      'Decisions on your requests',
      'Confirmations',
    ]);
    expect(required.queryByRole('checkbox')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers access requests to administrators and mentions where else they are shown', async () => {
    show(notificationsMock({ offered: ['accessRequest'] }));
    const box = await screen.findByRole('checkbox', { name: 'A member of my organisation asks for access' });
    expect(box).toHaveAccessibleDescription(/^Open requests are on your dashboard/);
    expect(screen.queryByRole('group', { name: 'Orders' })).not.toBeInTheDocument();
  });

  it('tells users without access that there are no notifications', async () => {
    show(notificationsMock({ offered: [] }));
    expect(await screen.findByText(/^You get no notifications at present/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  it('sends only the changes and confirms them', async () => {
    show(notificationsMock(), switchMock('orderShipped', false));
    await userEvent.click(await shipped());
    expect(await shipped()).toHaveAccessibleDescription('Not saved yet. So far, you get this e-mail.');
    await save();
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(await shipped()).not.toBeChecked();
    expect(await shipped()).not.toHaveAccessibleDescription();
    await userEvent.click(await shipped());
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
    expect(await shipped()).toHaveAccessibleDescription('Not saved yet. So far, you do not get this e-mail.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(await shipped()).not.toBeChecked();
  });

  it('shows the stored state after a failed save and sends the same entry again', async () => {
    show(
      notificationsMock(),
      switchFailedMock('orderShipped', false, unavailable),
      notificationsMock(),
      switchMock('orderShipped', false),
    );
    await userEvent.click(await shipped());
    await save();
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('The service is not responding');
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
    expect(await shipped()).not.toBeChecked();
    expect(await shipped()).toHaveAccessibleDescription('Not saved yet. So far, you get this e-mail.');
    await userEvent.click(await within(problem).findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('recognises a change that was stored although its response was lost', async () => {
    show(
      notificationsMock(),
      switchFailedMock('orderShipped', false, unavailable),
      notificationsMock({ disabled: ['orderShipped'] }),
    );
    await userEvent.click(await shipped());
    await save();
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(await shipped()).not.toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('preserves the entry if the stored state cannot be loaded either', async () => {
    show(notificationsMock(), switchFailedMock('orderShipped', false, unavailable), {
      request: { query: NotificationsDocument },
      error: unavailable,
    });
    await userEvent.click(await shipped());
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not responding');
    expect(await shipped()).not.toBeChecked();
    // Disabled until the stored state has failed to load.
    await waitFor(async () => expect(await shipped()).toBeEnabled());
  });

  it('preserves an unsaved entry for the next visit', async () => {
    const { unmount } = show(notificationsMock());
    await userEvent.click(await shipped());
    unmount();
    show(notificationsMock());
    expect(await shipped()).not.toBeChecked();
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
  });

  it('loads again after a failure, while the required mails are listed', async () => {
    show({ request: { query: NotificationsDocument }, error: unavailable }, notificationsMock());
    const problem = await screen.findByRole('alert');
    expect(screen.getByRole('region', { name: 'Always sent' })).toBeInTheDocument();
    await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await shipped()).toBeChecked();
  });
});
