import { render } from '@testing-library/react';
import { NewModules } from './NewModules';

interface Row {
  id: string;
  isLoading?: boolean;
  collapsed?: boolean;
}

const form: { rows: Row[] | undefined } = { rows: undefined };
const dispatchFields = vi.fn();

/** Payload's form cannot be rendered by the test runner, so its hooks are mocked. */
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ dispatchFields }),
  useFormFields: (select: (context: [object]) => unknown) => select([{ modules: { rows: form.rows } }]),
}));

const loaded: Row = { id: 'a', collapsed: true };

beforeEach(() => {
  dispatchFields.mockClear();
});

test('a module that was just added is open; the others stay as they are', () => {
  form.rows = [loaded, { id: 'b', isLoading: true }];
  render(<NewModules />);
  expect(dispatchFields.mock.calls).toEqual([
    [
      {
        type: 'SET_ROW_COLLAPSED',
        path: 'modules',
        updatedRows: [loaded, { id: 'b', isLoading: true, collapsed: false }],
      },
    ],
  ]);
});

test.each([
  ['loaded modules', [loaded]],
  ['one that was folded meanwhile', [{ id: 'b', isLoading: true, collapsed: true }]],
  ['a form without modules', undefined],
])('leaves alone: %s', (_name, rows) => {
  form.rows = rows;
  render(<NewModules />);
  expect(dispatchFields).not.toHaveBeenCalled();
});
