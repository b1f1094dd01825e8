import type { Observed } from '../scenario';

const title = (page: object) => ({ body: { data: { page } } });
const hidden = { description: null, shareImage: null, modules: [] };
const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** "Page protection modes: none, password, CIAM role"; "Files of a protected page are protected as it is." */
export const expectProtection = (observed: () => Observed): void => {
  test.each(['stranger', 'strangerAgain', 'byId'] as const)(
    'of a protected page a %s reads title and version, and nothing that it says',
    (reader) => {
      expect(observed().protection.reading[reader]).toMatchObject(
        title({
          ...hidden,
          title: 'Partners',
          protection: { mode: 'password', role: null, version: textLike(/^[\w-]{22}$/) },
        }),
      );
    },
  );

  test('a page for a role has the role, and no version', () => {
    expect(observed().protection.reading.member).toMatchObject(
      title({ ...hidden, protection: { mode: 'ciamRole', role: 'kmx_int_direct_active', version: null } }),
    );
  });

  test('the key of the preview reads all of it, and the response is not cached for others', () => {
    const { withKey, strangerAgain } = observed().protection.reading;
    expect(withKey).toMatchObject({
      ...title({
        description: 'What partners get.',
        shareImage: {},
        modules: [{ __typename: 'DownloadList' }],
      }),
      cache: null,
    });
    expect(strangerAgain.cache).toBe('hit');
  });

  test('a listing says as little', () => {
    const text = JSON.stringify(observed().protection.reading.listing);
    expect(text).toContain('Partners');
    expect(text).not.toContain('What partners get.');
  });

  test.each(['plain', 'selected', 'byId'] as const)('REST returns nothing else: %s', (name) => {
    const { status, text } = observed().protection.restOfPages[name];
    expect(status).toBe(200);
    expect(text).not.toMatch(/downloadList|What partners get|Wire-2026|shareImage/);
  });

  test('the protection of an open page is returned in any query', () => {
    expect(observed().protection.restOfPages.openSelected.text).toContain('heroBanner');
  });

  test.each([
    'guess',
    'sorted',
    'searched',
    'guessThroughLink',
    'searchedThroughLink',
    'throughFiles',
  ] as const)('what is hidden cannot be asked for either: %s', (name) => {
    expect(observed().protection.restOfPages[name].status).toBe(400);
  });

  test.each([
    ['right', true],
    ['wrong', false],
    ['empty', false],
    ['withoutKey', false],
    ['open', false],
    ['unknown', false],
  ] as const)('a password that is %s: %s', (name, pagePasswordMatches) => {
    expect(observed().protection.passwords[name].body).toEqual({ data: { pagePasswordMatches } });
  });

  test('of a password the hash alone is stored, in the page and in its versions, and it stays when the page is saved', () => {
    const { stored, afterSave } = observed().protection;
    expect(stored).toMatch(/"password":"scrypt\$15\$3\$.*"password":"scrypt\$15\$3\$/);
    expect(stored).not.toContain('Wire-2026');
    expect(afterSave.body).toEqual({ data: { pagePasswordMatches: true } });
  });

  test('a password that was stored before is hashed by the migration, and opens the page again', () => {
    const { migrated } = observed().protection;
    expect(migrated.plainMatches.body).toEqual({ data: { pagePasswordMatches: false } });
    expect(migrated.stored).not.toContain('Wire-2028');
    expect(migrated.matches.body).toEqual({ data: { pagePasswordMatches: true } });
  });

  test('another password is another version', () => {
    const versionOf = (response: unknown): string =>
      /"version":"([^"]+)"/.exec(JSON.stringify(response))?.[1] ?? '';
    const { reading, renamed } = observed().protection;
    expect(versionOf(renamed)).toHaveLength(22);
    expect(versionOf(renamed)).not.toBe(versionOf(reading.stranger));
  });

  test.each(['closed', 'closedAgain'] as const)(
    'every version of a file that only a protected page shows is %s',
    (name) => {
      const found = observed().protection[name];
      const protectedBy = [{ slug: 'partners', protection: { mode: 'password' } }];
      expect(found.files.body).toEqual({
        data: {
          secret: [
            { locale: 'en', protectedBy },
            { locale: 'de', protectedBy },
          ],
          open: [{ locale: null, protectedBy: [] }],
          none: [],
        },
      });
      expect([found.bytes.status, found.otherLanguage.status, found.record.status]).toEqual([403, 403, 404]);
      expect(found.list.text).toContain('"docs":[]');
      expect(found.bytesWithKey).toEqual({ status: 200, text: 'A secret wire, de.\n' });
      expect(found.open.status).toBe(200);
    },
  );

  test('an open page that shows it too opens it, and loses nothing else by that', () => {
    const { opened, kept } = observed().protection;
    expect(JSON.stringify(opened.files.body)).not.toContain('partners');
    expect([opened.bytes.status, opened.otherLanguage.status, opened.record.status]).toEqual([200, 200, 200]);
    expect(kept).toEqual({ languages: ['en', 'de'], title: 'Über uns' });
  });

  test('one file per slug and language', () => {
    expect(observed().protection.takenVersion).toMatch(/already has a version for German/);
  });

  test('a menu leads to an unpublished page for the key of the preview alone', () => {
    const { stranger, withKey } = observed().protection.menus;
    expect(JSON.stringify(stranger)).toContain('"title":"About","link":{"page":null}');
    expect(JSON.stringify(withKey)).toContain('"title":"About","link":{"page":{"slug":"about"}}');
  });
};
