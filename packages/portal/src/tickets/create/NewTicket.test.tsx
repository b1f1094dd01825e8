import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import {
  FakeTicketService,
  friendlyUploads,
  newTicketChoices,
  type Responses,
  type RecordedRequest,
} from '../detail/fakeTicketService.mock';
import { createDetail } from '../detail/ticket.mock';
import { hasTicketFlash } from '../shared/ticketFlash';
import type { UploadTools } from '../upload/UploadTools';
import { NewTicket } from './NewTicket';

interface FormContext {
  readonly responses?: Responses;
  readonly search?: string;
  readonly uploads?: UploadTools;
  readonly roles?: readonly string[];
}

const openForm = ({ responses, search = '', uploads, roles = customer.roles }: FormContext = {}) => {
  window.history.replaceState(null, '', `/en/mykomax/tickets/newticket${search}`);
  const requests: RecordedRequest[] = [];
  const user = { ...customer, roles };
  const view = render(
    <FakeTicketService responses={responses} requests={requests} user={user} uploads={uploads}>
      <NewTicket locale={localeMock} user={user} config={configMock} />
    </FakeTicketService>,
  );
  return { ...view, requests };
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const list = (name: RegExp) => screen.getByRole('combobox', { name });
const ready = () => screen.findByRole('textbox', { name: /Subject/u });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Open ticket' }));
const fill = async () => {
  fireEvent.change(await ready(), { target: { value: 'Crimp height drifts' } });
  fireEvent.change(field(/Description/u), { target: { value: 'After an hour.' } });
  await userEvent.selectOptions(list(/Type/u), 'malfunction');
  await userEvent.selectOptions(list(/Machine concerned/u), 'crimpLine');
  await userEvent.selectOptions(list(/Location/u), 'loc-1');
};
const inputs = (requests: RecordedRequest[]) =>
  requests.flatMap(({ operation, variables }) => (operation === 'CreateTicket' ? [variables.input] : []));
const saved = () => ({
  createTicket: {
    __typename: 'TicketSaved',
    detail: {
      __typename: 'TicketDetail',
      ticket: { __typename: 'Ticket', id: 't-9', number: 'T-104240' },
    },
  },
});

/** jsdom does not implement navigation. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[data-link=route]')) event.preventDefault();
};

const aKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/u);

beforeEach(() => {
  window.sessionStorage.clear();
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

describe('NewTicket', () => {
  it('"Required: location, ticket type, machine concerned, subject, description"', async () => {
    const { container, requests } = openForm();
    await ready();
    expect(screen.getByRole('form', { name: 'New ticket' })).toBeInTheDocument();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please choose a location',
      'Please choose a ticket type',
      'Please choose the machine concerned',
      'Please enter a subject',
      'Please enter a description',
    ]);
    expect(inputs(requests)).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('creates the ticket, stores the confirmation and opens its page', async () => {
    const { requests } = openForm({ responses: { CreateTicket: saved } });
    await fill();
    await send();
    expect(await screen.findByRole('link', { name: 'T-104240' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/t-9',
    );
    expect(inputs(requests)).toEqual([
      {
        locationId: 'loc-1',
        type: 'malfunction',
        concern: 'crimpLine',
        subject: 'Crimp height drifts',
        description: 'After an hour.',
        attachmentIds: [],
        watcherIds: [],
        idempotencyKey: aKey,
      },
    ]);
    expect(hasTicketFlash('t-9')).toBe(true);
    expect(Object.keys(window.sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  describe('a lost response after which the entries were changed', () => {
    const existing = {
      __typename: 'ExistingTicket',
      ticketId: 't-5',
      number: 'T-101503',
      at: new Date(Date.now() - 65_000).toISOString(),
    };
    const alreadySent = () => ({
      createTicket: { __typename: 'TicketRefused', code: 'alreadySent', existing },
    });
    const commented = () => ({ commentOnTicket: { __typename: 'TicketSaved', detail: createDetail() } });
    const reach = async (responses: Responses) => {
      const opened = openForm({ responses: { CreateTicket: alreadySent, ...responses } });
      await fill();
      await send();
      expect(await screen.findByText('T-101503 was created 1 minute ago')).toBeInTheDocument();
      expect(field(/Description/u)).toHaveValue('After an hour.');
      return opened;
    };
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const led = async () =>
      expect(await screen.findByRole('link', { name: 'T-101503' })).toHaveAttribute(
        'href',
        '/en/mykomax/tickets/t-5',
      );
    const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.includes('draft'));

    it('opens the existing ticket and clears the draft', async () => {
      const { container } = await reach({});
      await expectNoAxeViolations(container);
      await press('Open T-101503');
      await led();
      expect(drafts()).toEqual([]);
    });

    it('sends the entries as a comment, and retries with the same key', async () => {
      const outcomes = [new DataError('unavailable')];
      const { requests } = await reach({ CommentOnTicket: () => outcomes.shift() ?? commented() });
      await press('Send the change as a comment');
      expect(await screen.findByText('The service is not responding')).toBeInTheDocument();
      expect(field(/Description/u)).toHaveValue('After an hour.');
      await press('Send the change as a comment');
      await led();
      const comments = requests.filter(({ operation }) => operation === 'CommentOnTicket');
      expect(comments).toHaveLength(2);
      expect(comments[1]).toEqual(comments[0]);
      expect(comments[0]?.variables.input).toMatchObject({
        ticketId: 't-5',
        attachmentIds: [],
      });
      expect(JSON.stringify(comments[0]?.variables.input)).toContain('After an hour.');
      expect(drafts()).toEqual([]);
    });

    it('creates another ticket with another key', async () => {
      const results = [alreadySent(), saved()];
      const { requests } = await reach({ CreateTicket: () => results.shift() ?? 'pending' });
      await press('Create another ticket');
      expect(await screen.findByRole('link', { name: 'T-104240' })).toBeInTheDocument();
      const keys = inputs(requests).map((input) => JSON.stringify(input));
      expect(keys).toHaveLength(2);
      expect(keys[0]).not.toBe(keys[1]);
    });
  });

  it('preserves the entries after a failure, offers retry and contact, and never creates two tickets', async () => {
    const { requests, container, unmount } = openForm({
      responses: { CreateTicket: () => new DataError('unavailable') },
    });
    await fill();
    await send();
    expect(await screen.findByText('The service is not responding')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /support/iu })).toHaveAttribute(
      'href',
      expect.stringContaining('Crimp%20height%20drifts'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inputs(requests)).toHaveLength(2));
    await expectNoAxeViolations(container);
    unmount();
    const again = openForm({ responses: { CreateTicket: () => new DataError('unavailable') } });
    expect(await ready()).toHaveValue('Crimp height drifts');
    expect(screen.getByText('What you entered before was kept.')).toBeInTheDocument();
    await send();
    await waitFor(() => expect(inputs(again.requests)).toHaveLength(1));
    expect(inputs(again.requests)[0]).toEqual(inputs(requests)[0]);
    expect(inputs(requests)[0]).toEqual(inputs(requests)[1]);
  });

  it('fills in name, serial number, type and location of a machine found by its serial number', async () => {
    const { container } = openForm();
    await ready();
    const search = list(/Find one of your machines/u);
    await userEvent.type(search, '650');
    expect(screen.getAllByRole('option', { name: /Zeta/u })).toHaveLength(1);
    expect(screen.getByText('1 machine found')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field(/Machine name/u)).toHaveValue('Zeta 650');
    expect(field(/Serial number/u)).toHaveValue('650-00009');
    expect(list(/Machine concerned/u)).toHaveValue('crimpLine');
    expect(list(/Location/u)).toHaveValue('loc-2');
    await userEvent.type(field(/Serial number/u), '1');
    expect(screen.queryByText(/Filled in from your machine/u)).toBeNull();
  });

  it.each([
    ['?machine=m-2', 'Alpha 530', '530-00311', 'loc-2', ''],
    ['?serial=99-1&machineName=Beta&location=loc-1&subject=Hello', 'Beta', '99-1', 'loc-1', 'Hello'],
    ['?machine=m-unknown&location=elsewhere', '', '', '', ''],
  ])('is prefilled by %s', async (search, name, serial, location, subject) => {
    openForm({ search });
    expect(await ready()).toHaveValue(subject);
    expect(field(/Machine name/u)).toHaveValue(name);
    expect(field(/Serial number/u)).toHaveValue(serial);
    expect(list(/Location/u)).toHaveValue(location);
  });

  it('adds a colleague as a watcher, who is removed with a change of the organisation', async () => {
    const elsewhere = {
      ...newTicketChoices.locations[0],
      id: 'loc-9',
      organisation: { __typename: 'Organisation', id: 'org-2', name: 'Other' },
    };
    const locations = [...newTicketChoices.locations, elsewhere];
    const { requests } = openForm({
      responses: {
        NewTicketChoices: () => ({ ...newTicketChoices, locations }),
        CreateTicket: () => new DataError('failed'),
      },
    });
    await fill();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Colleague' }), 'u-admin');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await send();
    await waitFor(() =>
      expect(inputs(requests)).toEqual([expect.objectContaining({ watcherIds: ['u-admin'] })]),
    );
    await userEvent.selectOptions(list(/Location/u), 'loc-9');
    await send();
    await waitFor(() => expect(inputs(requests)[1]).toEqual(expect.objectContaining({ watcherIds: [] })));
  });

  it('requires files again that the service no longer stores', async () => {
    openForm({
      responses: {
        CreateTicket: () => ({
          createTicket: { __typename: 'TicketRefused', code: 'attachmentUnavailable' },
        }),
      },
    });
    await fill();
    await userEvent.upload(
      screen.getByLabelText('Images or videos'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await screen.findByText('Uploaded');
    await send();
    expect(
      await screen.findByText('This file is no longer available. Please attach it again'),
    ).toBeInTheDocument();
    expect(field(/Subject/u)).toHaveValue('Crimp height drifts');
  });

  it('waits for pending uploads', async () => {
    const uploads: UploadTools = { ...friendlyUploads, send: () => new Promise(() => undefined) };
    const { requests } = openForm({ uploads });
    await fill();
    await userEvent.upload(
      screen.getByLabelText('Images or videos'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await send();
    expect(await screen.findByRole('link', { name: /wait until your files/u })).toBeInTheDocument();
    expect(inputs(requests)).toEqual([]);
  });

  it('explains missing choices: no response, no location, no permission', async () => {
    const { unmount } = openForm({ responses: { NewTicketChoices: () => new DataError('unavailable') } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    unmount();
    const empty = openForm({
      responses: { NewTicketChoices: () => ({ ...newTicketChoices, locations: [] }) },
    });
    expect(await screen.findByText('Your organisation has no location yet')).toBeInTheDocument();
    empty.unmount();
    openForm({ roles: [] });
    expect(screen.getByText('You do not have access to service tickets')).toBeInTheDocument();
  });
});
