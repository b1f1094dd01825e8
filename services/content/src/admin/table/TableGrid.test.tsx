import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormState } from 'payload';
import { useReducer } from 'react';
import { expectNoAxeViolations } from '../../testing/tools/expectNoAxeViolations';
import { TableGrid } from './TableGrid';

const path = 'modules.0.columns';
const rows = 'modules.0.rows';

interface Action {
  type: string;
  path: string;
  value: unknown;
  state: FormState;
}

let initial: FormState = {};
let current: FormState = {};
const form = { disabled: false, isSubmitted: false, language: 'en' };
const setModified = vi.fn();

const reduce = (state: FormState, action: Action): FormState => {
  const { type, path: changed, value, state: replaced } = action;
  return type === 'REPLACE_STATE' ? replaced : { ...state, [changed]: { ...state[changed], value } };
};

/** Payload's form cannot be rendered by the test runner, so its state is a value of this component. */
function mockUseFields() {
  return useReducer(reduce, initial);
}

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => {
    const [state, dispatch] = mockUseFields();
    current = state;
    return [state, dispatch];
  },
  useForm: () => ({ disabled: form.disabled, getFields: () => current, setModified }),
  useFormSubmitted: () => form.isSubmitted,
  useTranslation: () => ({ i18n: { language: form.language } }),
}));

const field = (value: unknown) => ({ value, initialValue: value, valid: true });

const storedTable = (): FormState => ({
  [path]: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
  [`${path}.0.id`]: field('a'),
  [`${path}.0.label`]: field('Year'),
  [`${path}.0.kind`]: field('text'),
  [`${path}.1.id`]: field('b'),
  [`${path}.1.label`]: field('CHF'),
  [`${path}.1.kind`]: field('number'),
  [rows]: { value: 2, rows: [{ id: 'r1' }, { id: 'r2' }] },
  [`${rows}.0.id`]: field('r1'),
  [`${rows}.0.cells`]: field(['2024', '3.00']),
  [`${rows}.1.id`]: field('r2'),
  [`${rows}.1.cells`]: field(['2025', '3.20']),
});

beforeEach(() => {
  initial = storedTable();
  Object.assign(form, { disabled: false, isSubmitted: false, language: 'en' });
  setModified.mockClear();
});

function Form({ readOnly }: { readOnly?: boolean }) {
  return (
    <TableGrid
      path={path}
      maxRows={4}
      readOnly={readOnly ?? false}
      field={{
        name: 'columns',
        type: 'array',
        maxRows: 3,
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'kind',
                type: 'select',
                options: [
                  { value: 'text', label: { en: 'Words', de: 'Wörter' } },
                  { value: 'number', label: { en: 'Numbers', de: 'Zahlen' } },
                ],
              },
            ],
          },
        ],
      }}
    />
  );
}

const renderTable = (props: { readOnly?: boolean } = {}) => render(<Form {...props} />);

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const paste = (name: string, text: string): boolean =>
  fireEvent.paste(cell(name), { clipboardData: { getData: () => text } });
const cells = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) =>
      within(row)
        .queryAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
    )
    .filter((texts) => texts.length > 0);

const stored = [
  ['Year', 'CHF'],
  ['2024', '3.00'],
  ['2025', '3.20'],
];

test('names every cell by its row and column, and the header apart', async () => {
  const { container } = renderTable();
  expect(cells()).toEqual(stored);
  expect(cell('Row 2, column 1').value).toBe('2025');
  expect(cell('Header, column 2').closest('th')?.scope).toBe('col');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of column 2' }).value).toBe('number');
  await expectNoAxeViolations(container);
});

test('is in German for a German admin', () => {
  form.language = 'de';
  renderTable();
  expect(cell('Zeile 2, Spalte 1').value).toBe('2025');
  expect(screen.getAllByRole('option', { name: 'Zahlen' })).toHaveLength(2);
});

test('typing changes the cell and marks the form as changed', async () => {
  renderTable();
  await userEvent.type(cell('Row 1, column 2'), '5');
  await userEvent.type(cell('Header, column 1'), 's');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of column 1' }), 'number');
  expect(current[`${rows}.0.cells`]?.value).toEqual(['2024', '3.005']);
  expect(current[`${path}.0.label`]?.value).toBe('Years');
  expect(current[`${path}.0.kind`]?.value).toBe('number');
  expect(setModified).toHaveBeenCalledWith(true);
});

test('Enter and the arrows move between cells and do not submit the form', async () => {
  renderTable();
  await userEvent.click(cell('Header, column 1'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(cell('Row 1, column 1'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Row 1, column 2'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(cell('Row 2, column 2'));
  expect(fireEvent.keyDown(cell('Row 2, column 2'), { key: 'Enter' })).toBe(false);
});

test('a paste grows the table from the focused cell on, and one button undoes it', async () => {
  renderTable();
  paste('Row 2, column 2', '3.20\tUp\r\n3.40\tDown\r\n');
  expect(cells()).toEqual([
    ['Year', 'CHF', ''],
    ['2024', '3.00', ''],
    ['2025', '3.20', 'Up'],
    ['', '3.40', 'Down'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Pasted: 2 × 2 cells');
  expect(setModified).toHaveBeenCalledWith(true);
  await userEvent.click(button('Undo paste'));
  expect(cells()).toEqual(stored);
  expect(document.activeElement).toBe(cell('Row 2, column 2'));
  expect(screen.queryByRole('button', { name: 'Undo paste' })).toBeNull();
});

test('a paste cannot be undone once the table was changed otherwise', async () => {
  renderTable();
  paste('Row 1, column 1', 'a\tb');
  await userEvent.type(cell('Row 2, column 1'), '!');
  expect(screen.queryByRole('button', { name: 'Undo paste' })).toBeNull();
});

test.each([
  ['a\tb\tc', 'The table would have 4 columns and 2 rows'],
  ['a\nb\nc\nd', 'The table would have 2 columns and 5 rows'],
])('a paste that does not fit changes nothing and says why: %j', (text, reason) => {
  renderTable();
  paste('Row 2, column 2', text);
  expect(cells()).toEqual(stored);
  expect(screen.getByRole('status').textContent).toContain('at most 3 columns and 4 rows');
  expect(screen.getByRole('status').textContent).toContain(reason);
  expect(setModified).not.toHaveBeenCalled();
});

test('a single cell is pasted into the text by the browser', () => {
  renderTable();
  expect(paste('Row 1, column 1', '2026')).toBe(true);
  expect(paste('Row 1, column 1', 'a\tb')).toBe(false);
});

test('rows and columns are added up to the limits, and removed down to one', async () => {
  renderTable();
  await userEvent.click(button('Add column'));
  expect(button('Add column').disabled).toBe(true);
  await userEvent.click(button('Remove column 1'));
  await userEvent.click(button('Remove row 1'));
  expect(cells()).toEqual([
    ['CHF', ''],
    ['3.20', ''],
  ]);
  expect(button('Remove row 1').disabled).toBe(true);
});

test('an empty table begins with one cell', async () => {
  initial = { [path]: { value: 0, rows: [] }, [rows]: { value: 0, rows: [] } };
  renderTable();
  await userEvent.click(button('Add row'));
  expect(cells()).toEqual([[''], ['']]);
});

test.each([
  ['a form without permission', { readOnly: true }, false],
  ['a form that another person has locked', {}, true],
])('%s shows the table and changes nothing', async (_, props, isLocked) => {
  form.disabled = isLocked;
  renderTable(props);
  paste('Row 1, column 1', 'a\tb');
  await userEvent.type(cell('Row 1, column 1'), '!');
  expect(cells()).toEqual(stored);
  expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
});

test('errors are shown at their cells once the form was submitted', () => {
  const wrong = (message: string) => ({ valid: false, errorMessage: message });
  initial[`${path}.1.label`] = { ...field(''), ...wrong('This field is required.') };
  initial[`${rows}.1.cells`] = { ...field(['2025']), ...wrong('This row has 1 cells.') };
  initial[rows] = { ...initial[rows], ...wrong('Too few rows.') };
  const { unmount } = renderTable();
  expect(screen.queryByText('This field is required.')).toBeNull();
  unmount();
  form.isSubmitted = true;
  renderTable();
  const described = (name: string) =>
    document.getElementById(cell(name).getAttribute('aria-describedby') ?? '');
  expect(described('Header, column 2')?.textContent).toBe('This field is required.');
  expect(described('Row 2, column 1')?.textContent).toBe('This row has 1 cells.');
  expect(cell('Row 1, column 1').getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('Too few rows.')).toBeTruthy();
});
