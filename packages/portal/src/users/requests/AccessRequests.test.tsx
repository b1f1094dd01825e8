import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeUserService, type RecordedRequest } from '../fakeUserService.mock';
import { administrator } from '../users.mock';
import { AccessRequests } from './AccessRequests';
import { createDecided, createInbox, createOutcome, requests } from './accessRequests.mock';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const [tickets, parts, orders] = requests;
if (!tickets || !parts || !orders) throw new Error('Three requests are needed.');

const open = (responses: Responses = {}, user = administrator) => {
  const recorded: RecordedRequest[] = [];
  const view = render(
    <FakeUserService responses={{ AccessRequests: () => createInbox(), ...responses }} requests={recorded}>
      <AccessRequests locale={localeMock} user={user} />
    </FakeUserService>,
  );
  const inputs = () =>
    recorded
      .filter(({ operation }) => operation === 'DecideAccessRequests')
      .map(({ variables }) => variables['input']);
  return { ...view, inputs };
};
/** A service that lists what is left after each decision. */
const openWith = (left: typeof requests, result: () => Record<string, unknown> | Error) => {
  let items = requests;
  return open({
    AccessRequests: () => createInbox(items),
    DecideAccessRequests: () => {
      const response = result();
      if (!(response instanceof Error)) items = left;
      return response;
    },
  });
};
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const selectAll = async () => userEvent.click(await box('Select all'));
const confirm = async (title: string, action: string) => {
  const dialog = screen.getByRole('dialog', { name: title });
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
};
const keyOf = ({ userId, application, requestedAt }: typeof tickets) => ({
  userId,
  application,
  requestedAt,
});

afterEach(widenWindow);

describe('AccessRequests', () => {
  it('lists who asks for which application, when and why', async () => {
    const { container } = open();
    const table = await screen.findByRole('table', { name: 'Access requests' });
    const row = within(table).getByRole('row', { name: /Nora Newcomer, Service tickets/ });
    for (const text of ['Harness Works North', 'Nov 2, 2026', /I look after the crimping machines/])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByRole('checkbox')).toHaveAccessibleDescription('u-7@demo.example');
    expect(within(row).getByRole('link', { name: 'Profile of Nora Newcomer' })).toHaveAttribute(
      'href',
      '/en/mykomax/user-admin/u-7',
    );
    expect(screen.getByText('3 requests')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Access requests' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('selects some or all, and announces how many', async () => {
    open();
    await userEvent.click(await box('Nora Newcomer, Service tickets'));
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    expect(await box('Select all')).toBePartiallyChecked();
    await selectAll();
    expect(screen.getByRole('status')).toHaveTextContent('3 selected');
    expect(await box('Select all')).toBeChecked();
    await selectAll();
    expect(screen.getByRole('status')).toHaveTextContent('None selected');
    expect(button('Accept')).toBeDisabled();
    expect(button('Decline')).toBeDisabled();
  });

  it('accepts the selected ones after a question that names their number', async () => {
    const { inputs } = openWith([orders], () =>
      createDecided(createOutcome(tickets, 'accept'), createOutcome(parts, 'accept')),
    );
    await userEvent.click(await box('Nora Newcomer, Service tickets'));
    await userEvent.click(await box('Nora Newcomer, Product information'));
    await userEvent.click(button('Accept'));
    expect(inputs()).toEqual([]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await confirm('Accept 2 requests?', 'Accept');
    expect(await screen.findByText('2 requests were accepted.')).toBeInTheDocument();
    expect(inputs()).toEqual([{ decision: 'accept', requests: [keyOf(tickets), keyOf(parts)] }]);
    expect(screen.queryByRole('checkbox', { name: /Nora Newcomer/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 request')).toBeInTheDocument();
  });

  it('declines with the note that is mailed, by keyboard', async () => {
    const { inputs } = openWith([tickets, parts], () => createDecided(createOutcome(orders, 'decline')));
    (await box(/^Lena/)).focus();
    await userEvent.keyboard(' ');
    button('Decline').focus();
    await userEvent.keyboard('{Enter}');
    const note = screen.getByRole('textbox', { name: 'Note (optional)' });
    expect(note).toHaveAccessibleDescription(/^Everyone whose request you decline can read it/);
    await userEvent.type(note, ' Not this year ');
    await confirm('Decline 1 request?', 'Decline');
    expect(await screen.findByText('1 request was declined.')).toBeInTheDocument();
    expect(inputs()).toEqual([{ decision: 'decline', requests: [keyOf(orders)], note: 'Not this year' }]);
  });

  it('names those that failed with the reason, and keeps them selected', async () => {
    const { container } = openWith([parts], () =>
      createDecided(
        createOutcome(tickets, 'accept'),
        createOutcome(parts, null, 'notAllowed', null),
        createOutcome(orders, 'decline', 'staleStatus', 'Stefan Staff'),
      ),
    );
    await selectAll();
    await userEvent.click(button('Accept'));
    await confirm('Accept 3 requests?', 'Accept');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('2 requests were not decided');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nora Newcomer, Product information: You do not have permission for this action. Nothing was changed.',
      `${orders.name}, Direct orders: Stefan Staff has already declined this request.`,
    ]);
    expect(screen.getByText('1 request was accepted.')).toBeInTheDocument();
    expect(await box('Nora Newcomer, Product information')).toBeChecked();
    await expectNoAxeViolations(container);
  });

  it('says that a request changed if nobody is known to have decided it', async () => {
    openWith(requests, () => createDecided(createOutcome(tickets, null, 'staleStatus', null)));
    await userEvent.click(await box('Nora Newcomer, Service tickets'));
    await userEvent.click(button('Accept'));
    await confirm('Accept 1 request?', 'Accept');
    expect(await screen.findByRole('alert')).toHaveTextContent('This request has changed in the meantime.');
  });

  it('sends the same decision again if its response was lost', async () => {
    let isLost = true;
    const { inputs } = openWith([tickets, parts], () =>
      isLost ? new DataError('unavailable') : createDecided(createOutcome(orders, 'decline')),
    );
    await userEvent.click(await box(/^Lena/));
    await userEvent.click(button('Decline'));
    await userEvent.type(screen.getByRole('textbox'), 'Not this year');
    await confirm('Decline 1 request?', 'Decline');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service is not responding');
    expect(await box(/^Lena/)).toBeChecked();
    isLost = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 request was declined.')).toBeInTheDocument();
    expect(inputs()[1]).toEqual(inputs()[0]);
  });

  it('decides nothing when the question is cancelled, and restores the focus', async () => {
    const { inputs } = open();
    await selectAll();
    await userEvent.click(button('Accept'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Accept')).toHaveFocus();
    expect(inputs()).toEqual([]);
  });

  it('says that only the oldest are listed', async () => {
    open({ AccessRequests: () => createInbox(requests, 64) });
    expect(await screen.findByText(/^The oldest 3 are shown/)).toBeInTheDocument();
    expect(screen.getByText('64 requests')).toBeInTheDocument();
  });

  it('shows cards with the same boxes in a narrow window', async () => {
    narrowWindow();
    open();
    expect(await box('Nora Newcomer, Service tickets')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Access requests' })).toBeInTheDocument();
  });

  it('says that nothing waits', async () => {
    open({ AccessRequests: () => createInbox([]) });
    expect(await screen.findByText('No requests are waiting')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('loads again after a failure', async () => {
    let isDown = true;
    open({ AccessRequests: () => (isDown ? new DataError('unavailable') : createInbox()) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await box('Nora Newcomer, Service tickets')).toBeInTheDocument();
  });

  it('is for administrators', () => {
    const { inputs } = open({}, customer);
    expect(screen.getByRole('heading', { name: 'You cannot administer users' })).toBeInTheDocument();
    expect(inputs()).toEqual([]);
  });
});
