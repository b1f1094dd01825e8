import { EnvironmentError } from './config/environment';
import { describeStartFailure } from './endStart';

const unreachable = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
const fault = new TypeError('x is undefined');

test.each([
  [
    'a wrong setting',
    new EnvironmentError(['SITE_URL is not usable.']),
    /^The content service cannot start\. SITE_URL/,
  ],
  [
    'a database that is late',
    unreachable,
    /^The content service cannot start\. The database cannot be reached\./,
  ],
  ['the same, wrapped', new Error('cannot connect', { cause: unreachable }), /database cannot be reached/],
])('%s is reported in a sentence', (_name, error, message) => {
  expect(describeStartFailure(error)).toMatch(message);
});

test('a fault of the program is reported unchanged', () => {
  expect(describeStartFailure(fault)).toBe(fault);
});
