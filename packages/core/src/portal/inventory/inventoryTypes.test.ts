import { hasOldSoftware } from './inventoryTypes';

it.each([
  ['4.2', '4.3', true],
  ['4.3', '4.3', false],
  [null, '4.3', false],
  ['4.2', null, false],
])('software %s where %s is the newest is old: %s', (own, newest, expected) => {
  expect(hasOldSoftware(own, newest)).toBe(expected);
});
