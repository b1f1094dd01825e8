import { decideStamp } from './decideStamp';

const now = new Date('2027-03-28T10:59:59.999Z');

it.each([
  ['2027-01-05T09:30:15.000Z', '2027-01-05T09:30:15.000Z'],
  ['2027-01-05T10:30:15+01:00', '2027-01-05T09:30:15.000Z'],
  [null, '2027-03-28T10:00:00.000Z'],
  ['', '2027-03-28T10:00:00.000Z'],
  ['yesterday', '2027-03-28T10:00:00.000Z'],
])('RFC 5545, 3.8.7.2: last changed %s, stamped %s', (updatedAt, expected) => {
  expect(decideStamp(updatedAt, now).toISOString()).toBe(expected);
});
