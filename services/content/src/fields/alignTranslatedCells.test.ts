import { alignTranslatedCells } from './alignTranslatedCells';

type HookArguments = Parameters<typeof alignTranslatedCells>[0];

const idOf = (id: string) => ({ id });

/** Runs the hook on a stored table and returns its cells of all languages. */
const align = async (before: unknown, after: unknown, cells: unknown): Promise<unknown> => {
  const row = { id: 'r1', cells };
  const input: Partial<HookArguments> = {
    siblingDocWithLocales: { columns: before, rows: [row, { id: 'r2' }] },
    value: after,
  };
  Reflect.set(input, 'req', { locale: 'en' });
  expect(await Reflect.apply(alignTranslatedCells, undefined, [input])).toBe(after);
  return row.cells;
};

test.each([
  ['a removed column', ['a', 'b'].map(idOf), ['b'].map(idOf), ['zwei']],
  ['an added column', ['a', 'b'].map(idOf), ['a', 'new', 'b'].map(idOf), ['eins', '', 'zwei']],
  ['columns without ids', ['a', 'b'].map(idOf), [{ label: 'A' }], ['eins', 'zwei']],
  ['columns with new ids', ['a', 'b'].map(idOf), ['x', 'y'].map(idOf), ['eins', 'zwei']],
  ['a table that was not stored', undefined, ['a'].map(idOf), ['eins', 'zwei']],
])('%s aligns the cells of the other languages only', async (_, before, after, german) => {
  const cells = { en: ['one', 'two'], de: ['eins', 'zwei'], fr: null };
  expect(await align(before, after, cells)).toEqual({ en: ['one', 'two'], de: german, fr: null });
});
