import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { at } from './support/addresses';
import {
  enterCredentials,
  everyone,
  expectPortal,
  portalNavigation,
  readAccessToken,
  signIn,
  signInByForm,
  type Person,
} from './support/portal';
import { queryPortal, outcomeOf, readTokens } from './support/portalData';
import { decide } from './support/shell';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';

/** People of the demo directory: one in the organisation of the administrator and the employee, and one in neither. */
const inside = 'u-001';
const outside = 'u-101';
const employeeInside = 'u-020';
const self: Record<Person, string> = {
  customer: 'u-customer',
  pending: 'u-pending',
  newcomer: 'u-newcomer',
  admin: 'u-admin',
  staff: 'u-staff',
};

const invitation = (organisationId: string) => ({
  email: 'nobody-invites-me@demo.example',
  firstName: 'Nobody',
  lastName: 'Invites',
  language: 'en',
  country: 'US',
  organisationId,
  applications: [],
});
const grant = (userId: string, application = 'mfpmds') => ({
  input: { userId, application, action: 'withdrawAccess', expectedStatus: 'active' },
});
const unnamed = { firstName: '', lastName: '', country: 'US', language: 'en', measurementSystem: null };

/** Read-only operations of the service; `own` is the id of the reader. */
const operations: readonly [word: string, operation: string, (own: string) => Record<string, unknown>][] = [
  ['read one’s account', 'Account', () => ({})],
  ['read one’s own record', 'User', (own) => ({ id: own })],
  ['list users', 'UserList', () => ({ page: 1, pageSize: 5 })],
  ['read the filters', 'UserFilterChoices', () => ({})],
  ['export users', 'UsersCsv', () => ({ columns: ['name'] })],
  ['read a user in reach', 'User', () => ({ id: inside })],
  ['read a user out of reach', 'User', () => ({ id: outside })],
  ['read the trail of a user in reach', 'AuditTrail', () => ({ userId: inside, page: 1 })],
  ['read the trail of a user out of reach', 'AuditTrail', () => ({ userId: outside, page: 1 })],
  ['invite to a foreign organisation', 'InviteUser', () => ({ input: invitation('org-6') })],
  ['change access out of reach', 'ChangeAccess', () => grant(outside)],
  ['change an employee’s access, from a status that it has not', 'ChangeAccess', () => grant(employeeInside)],
  ['delete out of reach', 'DeleteUser', () => ({ userId: outside })],
  ['change one’s own access', 'ChangeAccess', (own) => grant(own)],
  ['delete oneself', 'DeleteUser', (own) => ({ userId: own })],
  ['take away one’s name', 'UpdateAccount', () => ({ input: unnamed })],
];

const ordinary = ['yes', 'yes', ...Array<string>(3).fill('FORBIDDEN')];
const unseen = 'USER_NOT_AVAILABLE';
const customerRights = [
  ...ordinary,
  ...[unseen, unseen, unseen, unseen],
  ...['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
  'invalid',
];

/** One column of the table for each account, in the order of `operations`. */
const rights: Record<Person | 'nobody', readonly string[]> = {
  nobody: operations.map(() => 'UNAUTHENTICATED'),
  customer: customerRights,
  pending: customerRights,
  newcomer: customerRights,
  admin: [
    ...['yes', 'yes', 'yes', 'yes', 'yes'],
    ...['yes', unseen, 'yes', unseen],
    ...['notAllowed', 'unknownUser', 'notAllowed', 'unknownUser', 'ownUser', 'ownUser'],
    'invalid',
  ],
  staff: [
    ...['yes', 'yes', 'yes', 'yes', 'yes'],
    ...['yes', unseen, 'yes', unseen],
    ...['notAllowed', 'unknownUser', 'staleStatus', 'unknownUser', 'ownUser', 'ownUser'],
    'managedInternally',
  ],
};

/** Access of each account to each service. */
const tiles: Record<Person, Record<string, string>> = {
  customer: {
    ticketing: 'Active',
    assetdb: 'Active',
    artemis: 'Active',
    direct: 'Active',
    productinfo: 'Active',
    lmsefront: 'Invited',
    mfpwm: 'No access',
    mfpmds: 'No access',
    delegatedAdmin: 'By arrangement',
  },
  pending: {
    ticketing: 'Access requested',
    direct: 'Access requested',
    lmsefront: 'Invitation expired',
    assetdb: 'No access',
    artemis: 'No access',
    productinfo: 'No access',
    mfpwm: 'No access',
    mfpmds: 'No access',
    delegatedAdmin: 'By arrangement',
  },
  newcomer: {
    ticketing: 'No access',
    assetdb: 'No access',
    artemis: 'No access',
    productinfo: 'No access',
    direct: 'No access',
    lmsefront: 'No access',
    mfpwm: 'No access',
    mfpmds: 'No access',
    delegatedAdmin: 'By arrangement',
  },
  admin: {
    ticketing: 'Active',
    assetdb: 'Active',
    delegatedAdmin: 'Active',
    artemis: 'No access',
    productinfo: 'No access',
    direct: 'No access',
    lmsefront: 'No access',
    mfpwm: 'No access',
    mfpmds: 'No access',
  },
  staff: {
    ticketing: 'Active',
    assetdb: 'Active',
    artemis: 'Active',
    productinfo: 'Active',
    mfpwm: 'Active',
    mfpmds: 'Active',
    delegatedAdmin: 'Active',
    direct: 'No access',
    lmsefront: 'No access',
  },
};

const forbidden = 'You cannot administer users';
const routes = ['/mykomax/account', '/mykomax/user-admin', `/mykomax/user-admin/${outside}`] as const;
const headings = {
  customer: ['Account settings', forbidden, forbidden],
  admin: ['Account settings', 'Users', 'This user could not be loaded'],
} as const;
const administrators: readonly Person[] = ['admin', 'staff'];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const statusLabels =
  /Active|Invited|Invitation expired|Access requested|No access|Inactive|Declined|Unknown|Coming soon|By arrangement/;

const readTiles = async (page: Page) => {
  const found = await page
    .locator('[data-service]')
    .evaluateAll((all) => all.map((each) => [each.getAttribute('data-service') ?? '', each.textContent]));
  return Object.fromEntries(found.map(([key = '', text = '']) => [key, statusLabels.exec(text)?.[0]]));
};

test.beforeEach(({ context }) => decide(context, 'v1'));

const requestAll = (request: APIRequestContext, accessToken: string | undefined, own: string) =>
  Promise.all(
    operations.map(async ([word, operation, variables]) => [
      word,
      outcomeOf(await queryPortal(request, accessToken, operation, variables(own))),
    ]),
  );
const rightsOf = (person: Person | 'nobody') =>
  operations.map(([word], index) => [word, rights[person][index]]);

test.describe('6 "Roles and permissions"', () => {
  for (const person of everyone) {
    test(`pages and operations available to ${person}`, async ({ page }) => {
      test.setTimeout(60_000);
      await signIn(page, person);
      await expect.poll(() => readTiles(page)).toEqual(tiles[person]);
      await expect(portalNavigation(page).getByRole('link', { name: 'Users' })).toHaveCount(
        administrators.includes(person) ? 1 : 0,
      );
      const { access_token: accessToken } = await readTokens(page);
      expect(await requestAll(page.request, accessToken, self[person])).toEqual(rightsOf(person));
    });
  }

  for (const person of ['customer', 'admin'] as const)
    test(`messages shown to ${person}`, async ({ page }) => {
      await signIn(page, person);
      for (const [index, route] of routes.entries()) {
        await page.goto(at('localhost', `/en${route}`));
        await expect(heading(page), route).toHaveText(headings[person][index] ?? '');
      }
    });

  test('nobody: "Anonymous visitors cannot enter the portal"', async ({ page }) => {
    expect(await requestAll(page.request, undefined, inside)).toEqual(rightsOf('nobody'));
    for (const route of ['/mykomax', routes[1]]) {
      await page.goto(at('localhost', `/en${route}`));
      await page.waitForURL(/\/am\/XUI\/login/);
    }
  });

  test('a token with a letter changed is nobody’s', async ({ request }) => {
    const accessToken = await readAccessToken('admin');
    const forged = `${accessToken.startsWith('a') ? 'b' : 'a'}${accessToken.slice(1)}`;
    const listUsers = async (token: string) =>
      outcomeOf(await queryPortal(request, token, 'UserList', { page: 1, pageSize: 5 }));
    expect([await listUsers(accessToken), await listUsers(forged)]).toEqual(['yes', 'UNAUTHENTICATED']);
  });

  test('a user out of reach looks like a missing one', async ({ request }) => {
    const accessToken = await readAccessToken('admin');
    const send = (id: string) => queryPortal(request, accessToken, 'User', { id });
    expect(await send(outside)).toEqual(await send('u-does-not-exist'));
  });
});

test.describe('a page of the site that a role opens (kmx_int_direct_active)', () => {
  const path = '/en/services/service-bulletins';
  const secret = 'What your maintenance should know';

  test('opens without a login page for a user with the role', async ({ page }) => {
    expect((await page.goto(at('localhost', path)))?.status()).toBe(401);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/am\/XUI\/login/);
    await enterCredentials(page, 'customer');
    await page.waitForURL((url) => url.pathname.startsWith('/en/') && !url.pathname.includes('callback'));
    await expectPortal(page);
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('reader-session');
    expect((await page.goto(at('localhost', path)))?.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText(secret);
  });

  test('is denied without the role, and closes with the session', async ({ page }) => {
    await signInByForm(page, 'newcomer');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('reader-session');
    expect((await page.goto(at('localhost', path)))?.status()).toBe(403);
    expect(await page.content()).not.toContain(secret);
    await page.goto(at('localhost', '/en/mykomax/logout'));
    await expect(page).toHaveURL(at('localhost', '/en'), { timeout: slowTimeoutMs });
    expect((await page.goto(at('localhost', path)))?.status()).toBe(401);
  });
});
