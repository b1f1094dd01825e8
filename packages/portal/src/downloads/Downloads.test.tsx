import { webcrypto } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { DataError } from '../data/problems';
import { narrowWindow, widenWindow } from '../lists/narrowWindow.mock';
import { FakePartsService, type FakeResponses } from '../parts/fakePartsService.mock';
import { downloadFile, downloadList, partsCustomer } from '../parts/parts.mock';
import { configMock, localeMock } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';
import { Downloads } from './Downloads';

const open = (responses: FakeResponses = {}, user = partsCustomer) =>
  render(
    <FakePartsService responses={responses} user={user}>
      <Downloads locale={localeMock} user={user} config={configMock} />
    </FakePartsService>,
  );

const createAddress = vi.fn(() => 'blob:file');

beforeEach(() => {
  createAddress.mockClear();
  createAddress.mockReturnValue('blob:file');
  Object.assign(URL, { createObjectURL: createAddress, revokeObjectURL: () => undefined });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Download: Lumera Line 4.2.1' }));

afterEach(widenWindow);

describe('Downloads', () => {
  it('lists the files and offers to request an installer with a prefilled ticket', async () => {
    const { container } = open();
    expect(await screen.findByRole('table', { name: 'Download centre' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request an installer' })).toHaveAttribute(
      'href',
      '/en/mykomax/tickets/newticket?type=question&concern=software&subject=Installer+for+Lumera+Line',
    );
    await expectNoAxeViolations(container);
  });

  it('saves a file that matches its checksum, and confirms it', async () => {
    open();
    await save();
    expect(
      await screen.findByText('lumera-line-4.2.1.txt matches its checksum and was saved.'),
    ).toBeInTheDocument();
    expect(createAddress).toHaveBeenCalledTimes(1);
  });

  it('does not save a file that was modified in transit', async () => {
    open({ DownloadFile: () => ({ download: { ...downloadFile.download, content: 'Other' } }) });
    await save();
    expect(await screen.findByText('The download was incomplete or damaged')).toBeInTheDocument();
    expect(createAddress).not.toHaveBeenCalled();
  });

  it('shows a message when the browser could not compute the checksum', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    open();
    await save();
    expect(await screen.findByText(/could not compute its checksum/)).toBeInTheDocument();
  });

  it('shows the failure and offers a retry', async () => {
    const responses = [new DataError('unavailable'), downloadFile];
    open({ DownloadFile: () => responses.shift() ?? 'pending' });
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/matches its checksum/)).toBeInTheDocument();
  });

  it('renders each file as a card on narrow windows, with its button and checksum', async () => {
    narrowWindow();
    const { container } = open();
    const cards = await screen.findByRole('list', { name: 'Download centre' });
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(cards).getAllByRole('listitem');
    const card = within(first!);
    expect(card.getByRole('button', { name: 'Download: Lumera Line 4.2.1' })).toBeInTheDocument();
    expect(card.getByText(downloadList.downloads[0]!.sha256)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('denies access without Artemis', () => {
    open({}, customer);
    expect(screen.getByRole('heading', { name: 'You do not have access to this area' })).toBeInTheDocument();
  });
});
