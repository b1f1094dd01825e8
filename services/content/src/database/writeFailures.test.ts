/** @vitest-environment node */
import { findWriteFailure } from './writeFailures';

const errorOf = (code: string): Error => Object.assign(new Error('insert into …'), { code });
const wrapped = (code: string): Error => new Error('Failed query: … params: …', { cause: errorOf(code) });

test.each([
  ['SQLITE_FULL', 507, 'disk'],
  ['SQLITE_IOERR_WRITE', 507, 'disk'],
  ['SQLITE_READONLY', 507, 'disk'],
  ['53100', 507, 'disk'],
  ['58030', 507, 'disk'],
  ['SQLITE_BUSY', 503, 'try again'],
  ['SQLITE_BUSY_SNAPSHOT', 503, 'try again'],
  ['TRANSACTION_CLOSED', 503, 'try again'],
  ['40P01', 503, 'try again'],
])('%s is explained with status %i', (code, status, words) => {
  const failure = findWriteFailure(wrapped(code));
  expect(failure).toMatchObject({ status, message: expect.stringContaining(words) as unknown });
  expect(failure?.message).not.toContain('params');
  expect(failure?.cause).toMatchObject({ code });
});

test.each([
  ['a constraint', wrapped('SQLITE_CONSTRAINT_UNIQUE')],
  ['an error without a code', new Error('Title is missing.')],
  ['what is no error', 'SQLITE_FULL'],
])('%s is not explained', (_, error) => {
  expect(findWriteFailure(error)).toBeUndefined();
});
