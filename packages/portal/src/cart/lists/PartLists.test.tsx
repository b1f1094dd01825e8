import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectNoAxeViolations } from '../../../../design-system/src/testing/axe';
import { DataError } from '../../data/problems';
import {
  FakePartsService,
  type FakeResponses,
  type RecordedRequest,
} from '../../parts/fakePartsService.mock';
import { createPart } from '../../parts/parts.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { PartLists } from './PartLists';
import { listResponses } from './partLists.mock';

beforeAll(() => {
  // The DOM of the tests knows no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const line = { key: 'KMX100200', id: 'part-1', articleNumber: 'KMX-100-200', quantity: 3 };

const open = (responses: FakeResponses = {}, parts = [line]) => {
  const requests: RecordedRequest[] = [];
  const onAdd = vi.fn();
  const { container } = render(
    <FakePartsService responses={{ ...listResponses, ...responses }} requests={requests}>
      <PartLists
        organisationId="org-1"
        cart={{ parts }}
        locale={localeMock}
        config={configMock}
        onAdd={onAdd}
      />
    </FakePartsService>,
  );
  const sent = (operation: string) =>
    requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { container, onAdd, sent };
};

const table = () => screen.findByRole('table', { name: 'Saved lists' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rejectedBy = (operation: string, code: string): FakeResponses => ({
  [operation]: () => ({
    [operation.charAt(0).toLowerCase() + operation.slice(1)]: { __typename: 'PartListRefused', code },
  }),
});

describe('the saved lists of an organisation', () => {
  it('are shown with who saved them, when, and how many lines they have', async () => {
    const { container } = open();
    const row = within(await table()).getByRole('row', { name: /^Blades/ });
    for (const text of ['Carla Customer', 'Mar 2, 2026', '2'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('can be changed by those whom the service names, and used by everybody', async () => {
    open();
    await table();
    expect(screen.getByRole('button', { name: 'Add to cart: Yearly service' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rename “Blades”' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rename “Yearly service”' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete “Yearly service”' })).toBeNull();
  });

  it('get the cart under a name', async () => {
    const { sent } = open();
    await table();
    await press('Save cart as list');
    const dialog = screen.getByRole('dialog', { name: 'Save cart as list' });
    await expectNoAxeViolations(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Please enter a name')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByRole('textbox'), ' Night shift ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The list “Night shift” was saved.')).toBeInTheDocument();
    expect(await names()).toEqual(['Blades', 'Yearly service', 'Night shift']);
    expect(sent('SavePartList')).toEqual([
      {
        organisationId: 'org-1',
        name: 'Night shift',
        lines: [{ articleNumber: 'KMX-100-200', quantity: 3 }],
      },
    ]);
  });

  it('get no empty cart', async () => {
    open({ PartLists: () => ({ partLists: [] }) }, []);
    expect(await screen.findByText(/No saved lists yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save cart as list' })).toBeNull();
  });

  it.each([
    ['nameTaken', 'Your organisation already has a list with this name. Choose another name.'],
    ['tooMany', /Your organisation has 100 lists, which is the maximum/],
    ['invalid', 'A list has at most 200 lines, and its name at most 80 characters.'],
  ])('explain why a list was not saved: %s', async (code, text) => {
    open(rejectedBy('SavePartList', code));
    await table();
    await press('Save cart as list');
    await userEvent.type(screen.getByRole('textbox'), 'Blades{Enter}');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Blades');
  });

  it('are put into the cart, except parts that are no longer sold, which are named', async () => {
    const { onAdd } = open();
    await table();
    await press('Add to cart: Blades');
    expect(await screen.findByText(/^OLD-1 is no longer sold and is left out/)).toBeInTheDocument();
    expect(onAdd).toHaveBeenCalledWith([{ part: createPart(), quantity: 4 }]);
  });

  it('are renamed', async () => {
    const { sent } = open();
    await table();
    await press('Rename “Blades”');
    const name = screen.getByRole('textbox');
    expect(name).toHaveValue('Blades');
    await userEvent.clear(name);
    await userEvent.type(name, 'Knives{Enter}');
    expect(await screen.findByRole('button', { name: 'Rename “Knives”' })).toBeInTheDocument();
    expect(sent('RenamePartList')).toEqual([{ id: 'list-1', name: 'Knives' }]);
  });

  it('are deleted after asking', async () => {
    const { sent } = open();
    await table();
    await press('Delete “Blades”');
    const dialog = screen.getByRole('dialog', { name: 'Delete “Blades”?' });
    expect(sent('DeletePartList')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete list' }));
    expect(await names()).toEqual(['Yearly service']);
    expect(sent('DeletePartList')).toEqual([{ id: 'list-1' }]);
  });

  it('stay as they are when the service fails', async () => {
    open({ DeletePartList: () => new DataError('unavailable') });
    await table();
    await press('Delete “Blades”');
    const dialog = screen.getByRole('dialog', { name: 'Delete “Blades”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete list' }));
    expect(await within(dialog).findByText('The service is not responding')).toBeInTheDocument();
    expect(await names()).toEqual(['Blades', 'Yearly service']);
  });

  it('offer another try when they cannot be read', async () => {
    const outcomes = [new DataError('unavailable')];
    open({ PartLists: () => outcomes.shift() ?? { partLists: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No saved lists yet/)).toBeInTheDocument();
  });
});
