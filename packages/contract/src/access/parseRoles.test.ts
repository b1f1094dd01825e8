import { parseRoles } from './parseRoles';

test.each<[unknown, readonly string[]]>([
  ['kmx_int_direct_active', ['kmx_int_direct_active']],
  [
    ['kmx_int_direct_active', ' other '],
    ['kmx_int_direct_active', 'other'],
  ],
  ['', []],
  [[1, null, ' ', 'a'], ['a']],
  [undefined, []],
  [null, []],
  [{ role: 'a' }, []],
])('6 "A single string is treated as one role": parses %j to %j', (claim, roles) => {
  expect(parseRoles(claim)).toEqual(roles);
});
