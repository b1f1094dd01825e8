import fc from 'fast-check';

import { decideReturnTo } from './decideReturnTo';

describe('decideReturnTo ("only ever lead to a host of a configured site": here, to this very one)', () => {
  it.each([
    ['/', '/'],
    ['/en/about', '/en/about'],
    ['/en/about?a=1&explain', '/en/about?a=1&explain'],
    ['/en/%C3%BCber-uns', '/en/%C3%BCber-uns'],
    ['/en/about#part', '/en/about'],
    ['/a/../b', '/b'],
    ['/en?next=https://evil.example', '/en?next=https://evil.example'],
  ])('accepts %s', (value, expected) => {
    expect(decideReturnTo(value)).toBe(expected);
  });

  it.each([
    [undefined],
    [''],
    ['en/about'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/%5Cevil.example'],
    ['%2f%2fevil.example'],
    ['/%2f%2fevil.example'],
    ['/%2fevil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/%0d%0aset-cookie:a=b'],
    ['/%E0%A4%A'],
    ['javascript:alert(1)'],
    ['https://evil.example/'],
    ['http:evil.example'],
    ['@evil.example'],
    [`/${'a'.repeat(3000)}`],
  ])('rejects %p', (value) => {
    expect(decideReturnTo(value)).toBeUndefined();
  });

  it('never leads to another host, whatever the input', () => {
    const here = 'https://here.example';
    const address = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '%2f', '%5c', '\t', ':', '@', 'a', '?'),
    });
    fc.assert(
      fc.property(address, (value) => {
        const path = decideReturnTo(value);
        expect(path === undefined || new URL(path, here).origin === here).toBe(true);
      }),
    );
  });
});
