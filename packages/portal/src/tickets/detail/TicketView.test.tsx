import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SignedInUser } from '@kmx/core/portal';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { leaveTicketFlash } from '../shared/ticketFlash';
import { FakeTicketService, type Responses, type RecordedRequest } from './fakeTicketService.mock';
import { createClosed, createDetail, createEntry, thread } from './ticket.mock';
import { TicketView } from './TicketView';

const openTicket = (responses: Responses = {}, user: SignedInUser = customer) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeTicketService responses={responses} requests={requests} user={user}>
      <TicketView id="t-1" locale={localeMock} user={user} config={configMock} />
    </FakeTicketService>,
  );
  return { ...view, requests };
};
const heading = () => screen.findByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const comment = () => screen.getByRole('textbox', { name: /Your (?:comment|reply)/u });
const saved = (detail = createDetail()) => ({ __typename: 'TicketSaved', detail });
const rejected = (code: string) => ({ __typename: 'TicketRefused', code });
const inputs = (requests: RecordedRequest[], operation: string) =>
  requests.filter((each) => each.operation === operation).map(({ variables }) => variables);

const aKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/u);

beforeEach(() => {
  window.sessionStorage.clear();
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
  window.fetch = vi
    .fn()
    .mockImplementation(() => Promise.resolve({ status: 200, blob: () => Promise.resolve(new Blob(['x'])) }));
});

afterEach(widenWindow);

describe('TicketView', () => {
  it('shows the details of the ticket, its files and its conversation', async () => {
    const { container } = openTicket();
    expect(await heading()).toHaveTextContent('Crimp height drifts after an hour');
    expect(screen.getByText('T-104233')).toBeInTheDocument();
    expect(screen.getByText('Service team’s turn')).toBeInTheDocument();
    const picture = await screen.findAllByRole('img', { name: 'crimp-cross-section.png' });
    expect(picture[0]).toHaveAttribute('src', 'blob:picture');
    expect(screen.getByRole('button', { name: 'Download feeder-noise.mp4' })).toBeInTheDocument();
    expect(window.fetch).toHaveBeenCalledWith(
      '/api/customer/attachments/a-1',
      expect.objectContaining({ headers: { authorization: 'Bearer access-token' } }),
    );
    await expectNoAxeViolations(container);
  });

  it('shows the subject before the details, and the details before the conversation', async () => {
    openTicket();
    await heading();
    const parts = [
      screen.getByRole('heading', { name: 'Description' }),
      screen.getByText('Machine name'),
      screen.getByText('Machine concerned'),
      screen.getByRole('heading', { name: 'Conversation and history' }),
    ];
    const inOrder = parts.toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inOrder).toEqual(parts);
  });

  it('collapses the other details on a small screen, and shows the watchers last', async () => {
    narrowWindow();
    openTicket();
    await heading();
    const more = screen.getByRole('button', { name: 'All details', expanded: false });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const details = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(details).toContainElement(screen.getByText('Machine concerned'));
    const response = screen.getByRole('heading', { name: 'Add a comment' });
    const watchers = screen.getByRole('heading', { name: 'Watchers' });
    expect(response.compareDocumentPosition(watchers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('distinguishes service and customer by label and side', async () => {
    openTicket();
    await heading();
    const log = within(screen.getByRole('log'));
    const fromService = log.getByText(/Please measure the crimp height/u).closest('li');
    const fromCustomer = log.getByText(/Between 1.21/u).closest('li');
    expect(fromService).toHaveAttribute('data-side', 'service');
    expect(fromService).toHaveTextContent('Service');
    expect(fromCustomer).toHaveAttribute('data-side', 'customer');
    expect(fromCustomer).toHaveTextContent('Customer');
    expect(log.getByText('Carla Customer added Plant Planner as a watcher')).toBeInTheDocument();
  });

  it('explains why a file cannot be loaded, and offers a retry', async () => {
    window.fetch = vi.fn().mockResolvedValue({ status: 404 });
    openTicket();
    await heading();
    const faults = await screen.findAllByText(/^The file is not available/u, {}, { timeout: 5000 });
    expect(faults.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Try again: crimp-cross-section.png' })[0]).toBeEnabled();
  });

  it.each([
    ['TICKET_NOT_AVAILABLE', 'This ticket could not be loaded'],
    [undefined, 'That did not work'],
  ])('shows for the code %s: "%s"', async (serviceCode, text) => {
    const { container } = openTicket({ Ticket: () => new DataError('failed', { serviceCode }) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('offers a retry and the contact of support, and shows the ticket once it is available', async () => {
    let tries = 0;
    openTicket({
      Ticket: () => ((tries += 1) === 1 ? new DataError('unavailable') : { ticket: createDetail() }),
    });
    expect(await screen.findByRole('link', { name: /support/iu })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:support@demo.example'),
    );
    await press('Try again');
    expect(await heading()).toHaveTextContent('Crimp height');
  });

  it('shows nothing to users without access to tickets', () => {
    const { requests } = openTicket({}, { ...customer, roles: [] });
    expect(screen.getByText('You do not have access to service tickets')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('confirms once that the ticket was just created', async () => {
    leaveTicketFlash('t-1');
    openTicket();
    expect(await screen.findByText(/Ticket T-104233 is open/u)).toBeInTheDocument();
    expect(window.sessionStorage.getItem('kmx.tickets.flash')).toBeNull();
  });
});

describe('new entries', () => {
  afterEach(() => vi.useRealTimers());

  it('are polled every minute while the page is visible, and not while it is hidden', async () => {
    vi.useFakeTimers();
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('visible');
    let entries = thread.slice(0, 3);
    const { requests } = openTicket({
      Ticket: () => ({ ticket: createDetail({ entries: [...entries] }) }),
    });
    const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(inputs(requests, 'Ticket')).toHaveLength(1);
    entries = [...thread];
    await minute();
    expect(inputs(requests, 'Ticket')).toHaveLength(2);
    expect(screen.getByText(/Please measure the crimp height/u)).toBeInTheDocument();
    visibility.mockReturnValue('hidden');
    await minute();
    expect(inputs(requests, 'Ticket')).toHaveLength(2);
  });
});

describe('comment', () => {
  it('"Comment: required (\'Please enter a comment\')"', async () => {
    const { requests } = openTicket();
    await heading();
    await press('Send comment');
    expect(comment()).toHaveFocus();
    expect(comment()).toHaveAccessibleDescription('Please enter a comment');
    expect(inputs(requests, 'CommentOnTicket')).toEqual([]);
  });

  it('sends text and files, shows the response and confirms it', async () => {
    const entries = [...thread, createEntry({ id: 'e-9', kind: 'comment', text: 'It is fixed.' })];
    const { requests, container } = openTicket({
      CommentOnTicket: () => ({ commentOnTicket: saved(createDetail({ entries })) }),
    });
    await heading();
    await userEvent.type(comment(), 'It is fixed.');
    await userEvent.upload(
      screen.getByLabelText('Images or videos'),
      new File(['x'], 'proof.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    await press('Send comment');
    expect(await screen.findByText('Your entry was added to the ticket.')).toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('It is fixed.')).toBeInTheDocument();
    expect(comment()).toHaveValue('');
    expect(inputs(requests, 'CommentOnTicket')).toEqual([
      {
        input: {
          ticketId: 't-1',
          text: 'It is fixed.',
          attachmentIds: ['id-of-proof.png'],
          idempotencyKey: aKey,
        },
      },
    ]);
    await expectNoAxeViolations(container);
  });

  it('retries with the same key after a failure, and uses another one for the next comment', async () => {
    let tries = 0;
    const { requests } = openTicket({
      CommentOnTicket: () =>
        (tries += 1) === 1 ? new DataError('unavailable') : { commentOnTicket: saved() },
    });
    await heading();
    await userEvent.type(comment(), 'One');
    await press('Send comment');
    await screen.findByText('The service is not responding');
    expect(comment()).toHaveValue('One');
    await press('Try again');
    await screen.findByText('Your entry was added to the ticket.');
    await userEvent.type(comment(), 'Two');
    await press('Send comment');
    await waitFor(() => expect(inputs(requests, 'CommentOnTicket')).toHaveLength(3));
    const keys = requests.flatMap(({ variables: { input } }) =>
      typeof input === 'object' && input && 'idempotencyKey' in input ? [input.idempotencyKey] : [],
    );
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  describe('a comment whose response was lost and whose text was changed since', () => {
    const at = new Date(Date.now() - 65_000).toISOString();
    const existing = { __typename: 'ExistingTicket', ticketId: 't-1', number: 'T-1', at };
    const alreadySent = () => ({
      commentOnTicket: { __typename: 'TicketRefused', code: 'alreadySent', existing },
    });

    it('sends another comment with another key', async () => {
      const results = [alreadySent(), { commentOnTicket: saved() }];
      const { requests } = openTicket({ CommentOnTicket: () => results.shift() ?? 'pending' });
      await heading();
      await userEvent.type(comment(), 'Changed');
      await press('Send comment');
      expect(await screen.findByText('Your comment was saved 1 minute ago')).toBeInTheDocument();
      expect(comment()).toHaveValue('Changed');
      await press('Send as another comment');
      expect(await screen.findByText('Your entry was added to the ticket.')).toBeInTheDocument();
      const [first, second] = inputs(requests, 'CommentOnTicket').map((sent) => JSON.stringify(sent));
      expect(first).not.toBe(second);
      expect(comment()).toHaveValue('');
    });

    it('discards the comment and its notice', async () => {
      openTicket({ CommentOnTicket: alreadySent });
      await heading();
      await userEvent.type(comment(), 'Changed');
      await press('Send comment');
      await screen.findByText('Your comment was saved 1 minute ago');
      const [discard] = screen.getAllByRole('button', { name: 'Discard draft' });
      if (discard) await userEvent.click(discard);
      expect(comment()).toHaveValue('');
      expect(screen.queryByText('Your comment was saved 1 minute ago')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    });
  });

  it('shows that the ticket was closed meanwhile, preserves the text and refetches', async () => {
    let isClosed = false;
    openTicket({
      Ticket: () => ({ ticket: isClosed ? createClosed('2026-11-18T10:00:00.000Z') : createDetail() }),
      CommentOnTicket: () => {
        isClosed = true;
        return { commentOnTicket: rejected('closed') };
      },
    });
    await heading();
    await userEvent.type(comment(), 'Too late');
    await press('Send comment');
    expect(await screen.findByText(/closed in the meantime/u)).toBeInTheDocument();
    expect(comment()).toHaveValue('Too late');
    await press('Reload ticket');
    expect(await screen.findByRole('button', { name: 'Reopen ticket' })).toBeInTheDocument();
  });

  it('lets an employee choose the next status', async () => {
    const staff = { ...customer, id: 'u-staff', isInternal: true };
    const { requests } = openTicket(
      {
        Ticket: () => ({ ticket: createDetail({ canChooseStatus: true }) }),
        CommentOnTicket: () => ({ commentOnTicket: saved(createDetail({ canChooseStatus: true })) }),
      },
      staff,
    );
    await heading();
    await userEvent.type(comment(), 'We are on it.');
    await userEvent.click(screen.getByRole('radio', { name: 'In progress' }));
    await press('Send reply');
    await waitFor(() =>
      expect(inputs(requests, 'CommentOnTicket')[0]).toMatchObject({ input: { status: 'inProgress' } }),
    );
  });
});

describe('closing, reopening, watching', () => {
  it('"Ticket closing: a reason is required […]. A comment is optional."', async () => {
    const { requests } = openTicket({
      CloseTicket: () => ({ closeTicket: saved(createClosed('2026-11-18T10:00:00.000Z')) }),
    });
    await heading();
    await press('Close ticket');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Close ticket' }));
    expect(dialog.getByText('Please choose a reason')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'No longer relevant' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close ticket' }));
    expect(await screen.findByText('The ticket is closed.')).toBeInTheDocument();
    expect(inputs(requests, 'CloseTicket')).toEqual([
      { input: { ticketId: 't-1', reason: 'noLongerRelevant', comment: null } },
    ]);
  });

  it.each([
    ['2026-11-18T10:00:00.000Z', /can be reopened until November 18, 2026/u, true],
    [null, /more than 14 days ago and is final/u, false],
  ])(
    '"can be reopened by the customer for 14 days; then it is final": %s',
    async (until, text, isOffered) => {
      openTicket({ Ticket: () => ({ ticket: createClosed(until) }) });
      await heading();
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Reopen ticket' }) !== null).toBe(isOffered);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('reopens, and shows a rejection by the service', async () => {
    openTicket({
      Ticket: () => ({ ticket: createClosed('2026-11-18T10:00:00.000Z') }),
      ReopenTicket: () => ({ reopenTicket: rejected('notReopenable') }),
    });
    await heading();
    await press('Reopen ticket');
    expect(await screen.findByText(/closed more than 14 days ago and is final/u)).toBeInTheDocument();
  });

  it('leaves the watchers and adds a colleague', async () => {
    const { requests } = openTicket({ WatchTicket: () => ({ watchTicket: saved() }) });
    await heading();
    await press('Stop watching');
    expect(await screen.findByText('You are no longer watching this ticket.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colleague' }), 'u-shift');
    await press('Add');
    expect(await screen.findByText('Shift Leader is now watching this ticket.')).toBeInTheDocument();
    expect(inputs(requests, 'WatchTicket')).toEqual([
      { ticketId: 't-1', isWatching: false },
      { ticketId: 't-1', isWatching: true, userId: 'u-shift' },
    ]);
  });
});
