import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formPrefillKey, parseFormPrefill } from '@kmx/core/forms';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import { narrowWindow, widenWindow } from '../../lists/narrowWindow.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import type { Responses, RecordedRequest } from '../../shared/fakeService.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeInventoryService } from '../fakeInventoryService.mock';
import { createMachine, createPassport, onlooker, operator } from '../inventory.mock';
import { MachineView } from './MachineView';
import { loadProductDocuments, type LoadProductDocuments } from './productDocuments';

interface Given {
  readonly responses?: Responses;
  readonly user?: typeof operator;
  readonly loadDocuments?: LoadProductDocuments;
}

const openMachine = ({ user = operator, ...given }: Given = {}) => {
  const requests: RecordedRequest[] = [];
  const view = render(
    <FakeInventoryService user={user} requests={requests} {...given}>
      <MachineView id="m-17" locale={localeMock} user={user} config={configMock} />
    </FakeInventoryService>,
  );
  return { ...view, requests };
};

const shown = () => screen.findByRole('heading', { level: 1, name: 'Cresta 410' });
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(widenWindow);

describe('MachineView', () => {
  it('shows the passport: "data, documents of its product, wear parts, tickets, warranty and contract; a QR code"', async () => {
    const { container, requests } = openMachine();
    await shown();
    await screen.findByRole('img', { name: /^QR code for Cresta 410/ });
    await screen.findByRole('link', { name: 'Cresta 410, data sheet' });
    for (const name of ['Machine data', 'Tickets', 'Wear parts', 'Documents', 'QR code'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    expect(requests).toContainEqual({ operation: 'Machine', variables: { id: 'm-17', language: 'en' } });
    await expectNoAxeViolations(container);
  });

  it('shows software, warranty and contract with their states as text', async () => {
    openMachine();
    await shown();
    const data = part('Machine data');
    expect(data.getByText('latest: 7.4.1')).toBeInTheDocument();
    expect(data.getByText('Ends soon')).toBeInTheDocument();
    expect(data.getByText('Plus')).toBeInTheDocument();
    expect(data.getByText('Mar 14, 2023')).toBeInTheDocument();
  });

  it('opens a new ticket prefilled with the machine', async () => {
    openMachine();
    await shown();
    expect(screen.getByRole('link', { name: 'New ticket for this machine' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/newticket?machine=m-17',
    );
  });

  it('prefills the service request with the data of account and machine', async () => {
    openMachine();
    await shown();
    const link = screen.getByRole('link', { name: 'Request service' });
    expect(link).toHaveAttribute('href', '/en/service-request');
    link.addEventListener('click', (event) => event.preventDefault());
    link.focus();
    await userEvent.keyboard('{Enter}');
    const left = window.sessionStorage.getItem(formPrefillKey);
    expect(parseFormPrefill(left, 'service-request', Date.now())).toMatchObject({
      firstName: 'Carla',
      lastName: 'Customer',
      email: 'customer@demo.example',
      company: 'Harness Works North',
      country: 'CH',
      machineName: 'Cresta 410',
      serialNumber: 'KMX-410-00017',
    });
  });

  it('shows open tickets before closed ones', async () => {
    openMachine();
    await shown();
    expect(within(screen.getByRole('table', { name: 'Open tickets' })).getAllByRole('link')).toHaveLength(2);
    const closed = within(screen.getByRole('table', { name: 'Recently closed' }));
    expect(closed.getByRole('link', { name: 'T-104201' })).toHaveAttribute('href', '/en/mykomax/tickets/t-1');
    expect(screen.getByRole('link', { name: 'All tickets for this machine' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/list?machine=m-17',
    );
  });

  it('puts a wear part into the cart', async () => {
    openMachine();
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Feed belt, 12 mm' }));
    expect(screen.getByText('Feed belt, 12 mm is in your cart.')).toBeInTheDocument();
    expect(JSON.stringify(Object.values({ ...window.localStorage }))).toContain('0410-883');
  });

  it('hides tickets and orders from users with access to the inventory only', async () => {
    const { container } = openMachine({ user: onlooker });
    await shown();
    expect(screen.queryByRole('heading', { name: 'Tickets' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New ticket for this machine' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
    expect(screen.getByRole('table', { name: 'Wear parts' })).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Cresta 410, data sheet' });
    await expectNoAxeViolations(container);
  });

  it('renders documents, wear parts and tickets as cards on narrow windows', async () => {
    narrowWindow();
    const { container } = openMachine();
    const cards = await screen.findByRole('list', { name: 'Documents' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(cards).getByRole('link', { name: 'Cresta 410, data sheet' })).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('renders without its documents and loads them on retry', async () => {
    const responses: Promise<[]>[] = [Promise.reject(new Error('no service')), Promise.resolve([])];
    const loadDocuments: LoadProductDocuments = () => responses.shift() ?? new Promise(() => undefined);
    openMachine({ loadDocuments });
    await shown();
    expect(await screen.findByText('The documents could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Wear parts' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no documents for this product.')).toBeInTheDocument();
  });

  it('describes missing software, contract, parts and tickets', async () => {
    const bare = createMachine({
      softwareVersion: null,
      newestSoftware: null,
      warranty: 'none',
      contract: null,
      contractStatus: 'none',
      contractUntil: null,
    });
    openMachine({
      responses: { Machine: () => createPassport({ machine: bare, wearParts: [], tickets: [] }) },
    });
    await shown();
    expect(part('Machine data').getByText('Unknown')).toBeInTheDocument();
    expect(part('Machine data').getAllByText('None')).toHaveLength(2);
    expect(screen.getByText('There are no tickets for this machine.')).toBeInTheDocument();
    expect(screen.getByText('No wear parts are listed for this machine.')).toBeInTheDocument();
  });

  it('saves the QR code as an image that links to the passport in the user’s language', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:code';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    openMachine();
    await shown();
    const address = 'http://localhost:3000/en/machine/k7m2x9qd4r';
    expect(await screen.findByRole('img', { name: new RegExp(address) })).toBeInTheDocument();
    expect(screen.getByText(/sees only the name, product, type and year/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
    expect(blobs.map(({ type }) => type)).toEqual(['image/svg+xml']);
  });

  it('shows the same message for a missing machine and one of another organisation', async () => {
    const { container } = openMachine({
      responses: { Machine: () => new DataError('failed', { serviceCode: 'MACHINE_NOT_AVAILABLE' }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This machine is not available');
    await expectNoAxeViolations(container);
  });

  it('offers a retry and the contact of support when the service fails', async () => {
    const responses = [new DataError('unavailable'), createPassport()];
    openMachine({ responses: { Machine: () => responses.shift() ?? 'pending' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await shown()).toBeInTheDocument();
  });

  it('shows a skeleton of text while loading', () => {
    openMachine({ responses: { Machine: () => 'pending' } });
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('denies access without the role of the asset database and sends no query', () => {
    const { requests } = openMachine({ user: customer });
    expect(screen.getByRole('heading', { name: 'You cannot see the inventory' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('loadProductDocuments', () => {
  const document = {
    name: 'Data sheet',
    type: 'Data sheet',
    url: '/product-assets/a.pdf',
    extension: 'pdf',
    sizeBytes: 10,
    language: 'en',
  };
  const response = (body: unknown, status = 200) => {
    const request = vi.fn(() =>
      Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) }),
    );
    Object.assign(window, { fetch: request });
    return request;
  };
  const load = (slug = 'cresta-410') =>
    loadProductDocuments(slug, { urlCode: 'de-ch' }, new AbortController().signal);

  it('sends the user’s locale to the site', async () => {
    const request = response([document]);
    expect(await load('cresta/410')).toEqual([document]);
    expect(request).toHaveBeenCalledWith('/api/product-documents/de-ch/cresta%2F410', expect.anything());
  });

  it.each([
    ['a document elsewhere', [{ ...document, url: 'https://elsewhere.example/a.pdf' }]],
    ['an address without a scheme', [{ ...document, url: '//elsewhere.example/a.pdf' }]],
    ['something else than a list', { documents: [] }],
  ])('rejects %s', async (_, body) => {
    response(body);
    await expect(load()).rejects.toThrow();
  });

  it('rejects an error response', async () => {
    response([document], 503);
    await expect(load()).rejects.toThrow('503');
  });
});
