import { decidePublicCache } from './decidePublicCache';

const now = Date.parse('2027-03-01T12:00:00Z');
const whole = 's-maxage=1800, stale-while-revalidate=1800';

it.each([
  ['without an end', undefined, whole],
  ['a day before its end', 86_400, whole],
  ['an hour before its end', 3600, whole],
  ['59 minutes before its end', 3540, 's-maxage=1800'],
  ['a minute before its end', 60, 's-maxage=60'],
  ['at its end', 0, 's-maxage=0'],
  ['after its end', -60, 's-maxage=0'],
])('%s a page may be stored', (_, seconds, expected) => {
  expect(decidePublicCache({ endsAt: seconds === undefined ? undefined : now + seconds * 1000 }, now)).toBe(
    expected,
  );
});
