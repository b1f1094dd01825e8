import { readDirectId, withoutDirect } from './readDirectId';

const id = '0b9f4a52-6c1e-4d3a-9f57-2f8f6f6f1a10';

describe('2.2 "a query parameter direct on path /{id} looks up a page by id", decision: "with or without a value"', () => {
  it.each([
    [`/${id}`, '?direct', id],
    [`/${id}`, 'direct=true', id],
    [`/${id}/`, '?x=1&direct=', id],
    [`/de-ch/${id.toUpperCase()}`, '?direct', id],
    [`/de-ch/volta/${id}`, '?direct', id],
    [`/volta/${id}`, '?direct', id],
    [`/${id}`, '', undefined],
    [`/${id}`, '?directly', undefined],
    [`/${id}`, '?x=direct', undefined],
    [`/en/a/b/${id}`, '?direct', undefined],
    [`/${id}/edit`, '?direct', undefined],
    ['/about', '?direct', undefined],
    ['/', '?direct', undefined],
    ['/%E0', '?direct', undefined],
  ])('%s%s: %s', (path, query, expected) => {
    expect(readDirectId(path, query)).toBe(expected);
  });
  it('removes the parameter', () => {
    expect(withoutDirect('?a=1&direct=true&b')).toBe('a=1&b');
  });
});
