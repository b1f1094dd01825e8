import type { AccessStatus, ApplicationKey } from '@kmx/contract/access';
import type { ApplicationAccess, UserRecord } from './model';
import { toCsv } from './toCsv';

const user: UserRecord = {
  id: 'u-1',
  firstName: 'Carla',
  lastName: 'Customer',
  name: 'Carla Customer',
  email: 'customer@demo.example',
  organisations: [],
  roles: [],
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
  canResendInvitation: false,
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

const access = (application: ApplicationKey, status: AccessStatus): ApplicationAccess => ({
  application,
  status,
  role: null,
  requestedBy: null,
  requestedAt: null,
  invitedAt: null,
  expiresAt: null,
  allowedActions: [],
});

test.each([
  ['en', 'Active', 'Service tickets; Artemis', 'Administrator (customer); Artemis: On-premises', 'Germany'],
  [
    'de',
    'Aktiv',
    'Service-Tickets; Artemis',
    'Administration (Kunde); Artemis: Auf eigenen Servern',
    'Deutschland',
  ],
  ['xx', 'Active', 'Service tickets; Artemis', 'Administrator (customer); Artemis: On-premises', 'Germany'],
])('the file has labels instead of keys: %s', (language, status, applications, roles, country) => {
  const text = toCsv(
    [
      {
        ...user,
        status: 'active',
        country: 'DE',
        access: [access('ticketing', 'active'), access('artemis', 'pending')],
        roles: ['kmx_delegatedadmin_extern', 'kmx_artemis_onpremuser'],
      },
    ],
    ['status', 'application', 'role', 'country'],
    language,
  );
  expect(text.split('\r\n')[1]).toBe(`"${status}","${applications}","${roles}","${country}"`);
});

test('a role is written as its name and status, and is empty for a user without access', () => {
  const text = toCsv([{ ...user, roles: ['kmx_int_direct_pending', 'kmx_new'] }], ['role', 'status'], 'fr');
  expect(text.split('\r\n')[1]).toBe('"Commande directe\u202f: Accès demandé; kmx_new","Sans accès"');
});

test('names of countries are made ready once for a file, however many lines it has', () => {
  const Names = Intl.DisplayNames;
  const made = vi.spyOn(Intl, 'DisplayNames').mockImplementation(function (languages, options) {
    return new Names(languages, options);
  });
  const users = ['DE', 'FR', 'CH'].map((country) => ({ ...user, country }));
  expect(toCsv(users, ['country'], 'de')).toBe(
    '\ufeff"Land"\r\n"Deutschland"\r\n"Frankreich"\r\n"Schweiz"\r\n',
  );
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});
