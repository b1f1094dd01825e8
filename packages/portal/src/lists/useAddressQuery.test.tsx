import { act, renderHook } from '@testing-library/react';
import { useAddressQuery } from './useAddressQuery';

interface Query {
  readonly page: number;
  readonly columns: readonly string[];
}

const format = {
  parse: (parameters: URLSearchParams): Query => ({
    page: Number(parameters.get('page') ?? 1),
    columns: parameters.getAll('column'),
  }),
  format: ({ page, columns }: Query) =>
    new URLSearchParams([
      ...(page > 1 ? [['page', String(page)]] : []),
      ...columns.map((id) => ['column', id]),
    ]).toString(),
};

const show = () => renderHook(() => useAddressQuery(format)).result;

beforeEach(() => window.history.replaceState({ __NA: true }, '', '/en/mykomax/user-admin'));

test('a change of the presentation replaces the entry, in a way that the framework notices', () => {
  const result = show();
  const entries = window.history.length;
  act(() => result.current.replace({ columns: ['city'] }));
  expect(window.location.search).toBe('?column=city');
  expect(result.current.query.columns).toEqual(['city']);
  expect(window.history.length).toBe(entries);
  // The router of Next.js ignores addresses that come with its own state.
  expect(window.history.state).toBeNull();
});

test('a change of a filter adds an entry and returns to the first page', () => {
  window.history.replaceState(null, '', '?page=3');
  const result = show();
  const entries = window.history.length;
  act(() => result.current.change({ columns: ['city'] }));
  expect(window.location.search).toBe('?column=city');
  expect(window.history.length).toBe(entries + 1);
});
