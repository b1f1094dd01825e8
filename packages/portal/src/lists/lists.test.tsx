import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import { expectNoAxeViolations } from '../../../design-system/src/testing/axe';
import { configMock, FakePortal } from '../shared/fakePortal.mock';
import { DataRows } from './DataRows';
import { decideSort } from './decideSort';
import { ListTools } from './ListTools';
import { narrowWindow, widenWindow } from './narrowWindow.mock';

interface Wire {
  readonly name: string;
  readonly colour: string;
  readonly length: number | null;
}

const wires: readonly Wire[] = [
  { name: 'W-1', colour: 'Blue', length: 120 },
  { name: 'W-2', colour: 'Red', length: null },
];
const columns: readonly DataTableColumn<Wire>[] = [
  { id: 'name', label: 'Wire', render: ({ name }) => name },
  { id: 'colour', label: 'Colour', render: ({ colour }) => colour },
  { id: 'length', label: 'Length', kind: 'amount', render: ({ length }) => length },
  {
    id: 'remove',
    label: 'Remove',
    isLabelHidden: true,
    render: ({ name }) => <Button>{`Remove ${name}`}</Button>,
  },
];
const renderRows = (isBusy = false) =>
  render(
    <DataRows caption="Wires" columns={columns} rows={wires} getRowId={({ name }) => name} isBusy={isBusy} />,
  );

afterEach(widenWindow);

describe('DataRows', () => {
  it('renders a table on wide windows', () => {
    renderRows();
    expect(screen.getByRole('table', { name: 'Wires' })).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('renders cards on narrow windows, with all columns of the table', async () => {
    narrowWindow();
    const { container } = renderRows(true);
    expect(screen.queryByRole('table')).toBeNull();
    const cards = screen.getByRole('list', { name: 'Wires' });
    expect(cards).toHaveAttribute('aria-busy', 'true');
    const [one, other] = within(cards).getAllByRole('listitem');
    expect(one).toHaveTextContent(/^W-1Remove W-1ColourBlueLength120$/);
    // Cells that are empty in the table are omitted with their labels.
    expect(other).toHaveTextContent(/^W-2Remove W-2ColourRed$/);
    await expectNoAxeViolations(container);
  });

  it('omits empty values from a card', () => {
    const dashed = columns.map((column) =>
      column.id === 'length' ? { ...column, render: ({ length }: Wire) => length ?? '–' } : column,
    );
    const show = () => (
      <DataRows caption="Wires" columns={dashed} rows={wires} getRowId={({ name }) => name} />
    );
    const { unmount } = render(show());
    expect(screen.getByRole('row', { name: /W-2/ })).toHaveTextContent('–');
    unmount();
    narrowWindow();
    render(show());
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/^W-2Remove W-2ColourRed$/);
  });
});

describe('decideSort', () => {
  it.each([
    ['another column: upwards', 'name', 'desc', 'colour', { sort: 'colour', direction: 'asc' }],
    ['one of counts: downwards', 'name', 'asc', 'length', { sort: 'length', direction: 'desc' }],
    ['the same: turned round', 'name', 'asc', 'name', { sort: 'name', direction: 'desc' }],
    ['the same again: turned back', 'length', 'desc', 'length', { sort: 'length', direction: 'asc' }],
  ] as const)('%s', (_, sort, direction, column, expected) => {
    const query: { sort: keyof Wire; direction: 'asc' | 'desc' } = { sort, direction };
    expect(decideSort(query, column, new Set(['length']))).toEqual(expected);
  });
});

describe('ListTools', () => {
  const renderTools = (loadCsv: () => Promise<string | null | undefined>) =>
    render(
      <FakePortal>
        <ListTools
          name="wires"
          columns={{
            all: ['name', 'email'],
            labelIds: { name: 'portal.users.column.name', email: 'portal.users.column.email' },
            fixed: 'name',
            chosen: ['name'],
            onChange: () => undefined,
          }}
          loadCsv={loadCsv}
          config={configMock}
          supportSubject="Wires in the customer portal"
        />
      </FakePortal>,
    );

  it('offers a retry and the contact of support when the export fails', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:wires', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const loadCsv = vi.fn<() => Promise<string | null>>();
    loadCsv.mockResolvedValueOnce(null).mockResolvedValueOnce('Wire');
    const { container } = renderTools(loadCsv);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const notice = await screen.findByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@demo.example?subject=Wires%20in%20the%20customer%20portal',
    );
    await expectNoAxeViolations(container);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(loadCsv).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not allow hiding the column that names the row', () => {
    renderTools(() => Promise.resolve(''));
    expect(screen.getByRole('checkbox', { name: 'Name', hidden: true })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'E-mail', hidden: true })).toBeEnabled();
  });
});
