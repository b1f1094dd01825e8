/** @jest-environment node */
import type { UserRecord } from './model';
import { toCsv } from './toCsv';

const user: UserRecord = {
  id: 'u-1',
  firstName: 'Carla',
  lastName: 'Customer',
  name: 'Carla Customer',
  email: 'customer@demo.example',
  organisations: [],
  status: null,
  access: [],
  offers: [],
  subRegion: null,
  country: null,
  city: null,
  requestedBy: null,
  requestedAt: null,
  lastSignInAt: null,
  isSelf: false,
  canChange: false,
  canDelete: false,
};

test.each([
  ['=1+1', `"'=1+1"`],
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a; ＝1+1', `"a; '＝1+1"`],
  ['a;b-c', '"a;b-c"'],
  ['  @SUM(A1)', `"'  @SUM(A1)"`],
  ['+41', `"'+41"`],
  ['-1', `"'-1"`],
  ['＝1＋1', `"'＝1＋1"`],
  ['＠x', `"'＠x"`],
  ['\t=1', `"'\t=1"`],
  ['a "quote", and ; more', '"a ""quote"", and ; more"'],
  ['Anne-Marie', '"Anne-Marie"'],
])('the name %j is the cell %s: text, and no formula', (name, cell) => {
  expect(toCsv([{ ...user, name }], ['name'], null)).toBe(`\ufeff"Name"\r\n${cell}\r\n`);
});
