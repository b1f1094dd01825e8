import fc from 'fast-check';

import { accessActions, accessStatuses, applicationKeys, userColumns } from '@kmx/contract/access';
import { changeListQuery } from '../lists/listAddress';

import { decideConfirmation, orderAccessActions } from './accessStatus';
import { formatAuditTrailQuery, parseAuditTrailQuery } from './auditTrailQuery';
import {
  countUserFilters,
  defaultUserColumns,
  emptyUserListQuery,
  formatUserListQuery,
  parseUserListQuery,
  userRoles,
  type UserListQuery,
} from './userListQuery';

const parse = (query: string) => parseUserListQuery(new URLSearchParams(query));

describe('4 "Actions on access"', () => {
  it.each([
    ['invite', 'none'],
    ['resendInvite', 'none'],
    ['sendNewInvite', 'none'],
    ['acceptRequest', 'none'],
    ['declineRequest', 'ask'],
    ['grantAccess', 'none'],
    ['editAccess', 'none'],
    ['withdrawAccess', 'destructive'],
    ['deleteUser', 'destructive'],
  ] as const)('%s: confirmation %s', (action, confirmation) => {
    expect(decideConfirmation(action)).toBe(confirmation);
  });
  it.each([
    ['after the end of an access', ['grantAccess', 'invite'], ['invite', 'grantAccess']],
    ['without access', ['invite', 'grantAccess'], ['invite', 'grantAccess']],
    ['of a request', ['declineRequest', 'acceptRequest'], ['acceptRequest', 'declineRequest']],
    ['none', [], []],
  ] as const)('are ordered: %s', (_name, offered, ordered) => {
    expect(orderAccessActions(offered)).toEqual(ordered);
  });
  it('are nine', () => expect(accessActions).toHaveLength(9));
});

describe('query of the user list', () => {
  const choices = <Value extends string>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values)).map((list) => list.sort());
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((value) => value.trim().slice(0, 80).trim());
  const texts = fc.uniqueArray(text.filter(Boolean), { maxLength: 5 }).map((list) => list.sort());
  const queries: fc.Arbitrary<UserListQuery> = fc.record({
    search: text,
    organisation: texts,
    application: choices(applicationKeys),
    role: choices(userRoles),
    status: choices(accessStatuses),
    country: choices(['CH', 'DE', 'JP']),
    subRegion: texts,
    sort: fc.constantFrom(...userColumns),
    direction: fc.constantFrom('asc', 'desc'),
    page: fc.integer({ min: 1, max: 100_000 }),
    columns: fc
      .subarray(userColumns.slice(1))
      .map((columns) => userColumns.filter((column) => column === 'name' || columns.includes(column))),
  });

  it('is parsed as it was formatted', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(formatUserListQuery(query))).toEqual(query);
      }),
    );
  });

  it('any address is formatted as it was parsed', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(
          'search',
          'organisation',
          'role',
          'status',
          'country',
          'sort',
          'direction',
          'page',
          'columns',
        ),
        fc.oneof(
          fc.string(),
          fc.constantFrom('active', 'ch', 'email', 'desc', '0', '2', '1e3', 'email,name'),
        ),
      ),
    );
    fc.assert(
      fc.property(pairs, (given) => {
        const once = parseUserListQuery(new URLSearchParams(given));
        expect(parse(formatUserListQuery(once))).toEqual(once);
      }),
    );
  });

  it.each([
    ['', {}],
    ['status=active&status=gone&status=active', { status: ['active'] }],
    [
      'role=kmx_delegatedadmin_extern&role=admin&role=ordinary',
      { role: ['kmx_delegatedadmin_extern', 'ordinary'] },
    ],
    ['country=ch&country=CHE', { country: ['CH'] }],
    ['sort=email&direction=desc', { sort: 'email', direction: 'desc' }],
    ['sort=password', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e3', {}],
    ['page=999999', {}],
    ['page=7', { page: 7 }],
    ['columns=city,email', { columns: ['name', 'email', 'city'] }],
    ['columns=', { columns: ['name'] }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toEqual({ ...emptyUserListQuery, ...expected });
  });

  it('is empty for the default list', () => {
    expect(formatUserListQuery(emptyUserListQuery)).toBe('');
    expect(formatUserListQuery({ ...emptyUserListQuery, columns: [...defaultUserColumns].reverse() })).toBe(
      '',
    );
  });

  it('returns to the first page after a change', () => {
    const query = changeListQuery({ ...emptyUserListQuery, page: 3 }, { status: ['active'] });
    expect(query.page).toBe(1);
    expect(countUserFilters({ ...query, search: 'x', country: ['CH', 'DE'] })).toBe(4);
  });
});

it.each([
  ['', 1, ''],
  ['page=1', 1, ''],
  ['page=3', 3, 'page=3'],
  ['page=0', 1, ''],
  ['page=x', 1, ''],
])('parses the page of the audit trail: "%s" is page %d', (address, page, written) => {
  const query = parseAuditTrailQuery(new URLSearchParams(address));
  expect(query).toEqual({ page });
  expect(formatAuditTrailQuery(query)).toBe(written);
});
