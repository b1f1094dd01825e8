import { z } from 'zod';
import { userColumns } from '@kmx/contract/access';
import { demoOrganisations } from '../../../toolkit/src/testing/people/organisations';
import { backends } from '../testing/backends';
import { startPortalService, type PortalService } from '../testing/portalService';
import { seedDirectory } from '../testing/seedDirectory';
import { splitTerms } from '../text/splitTerms';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const rolesSchema = z.array(z.string());

test('a search has ten words at most', () => expect(splitTerms('a '.repeat(50))).toHaveLength(10));

describe.each(backends)('the list over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await service.db
      .updateTable('customer_users')
      .set({ first_name: '=HYPERLINK("http://evil.example")', name_key: '0', last_name: '' })
      .where('id', '=', 'u-003')
      .execute();
  });
  afterAll(() => service.stop());
  const list = async (variables: object) => {
    const query = `query ($filter: UserFilter, $sort: UserSort, $page: Int, $pageSize: Int) { users(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) { total page pageSize items { id name roles status country subRegion requestedAt access { application status } } } }`;
    const { data, errors } = await service.as('u-staff', query, variables);
    expect(errors).toBeUndefined();
    const { total = 0, page, items = [], ...rest } = data?.users ?? {};
    return { ...rest, total, page, items };
  };

  test('a city is grouped with its own country only', async () => {
    const query = '{ users(pageSize: 100) { items { id country city } } }';
    const { data } = await service.as('u-staff', query);
    const users = z
      .array(z.object({ country: z.string().nullable(), city: z.string().nullable() }))
      .parse(data?.users?.items);
    const countryOf = new Map(demoOrganisations.map(({ city, country }) => [city, country]));
    const pairs = users.flatMap(({ country, city }) => (city === null ? [] : [[city, country]]));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs).toEqual(pairs.map(([city]) => [city, countryOf.get(city ?? '')]));
    expect(pairs.length).toBeLessThan(users.length);
  });

  test.each(userColumns)('sorted by %s, pages follow one another and lose nobody', async (by) => {
    for (const direction of ['asc', 'desc']) {
      const seen: string[] = [];
      const { total } = await list({ pageSize: 1 });
      for (let page = 1; page <= Math.ceil(total / 40); page += 1)
        seen.push(
          ...(await list({ sort: { by, direction }, page, pageSize: 40 })).items.map(({ id }) => id ?? ''),
        );
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    }
  });

  test('"users 25", at most 100, and no page past the end', async () => {
    expect(await list({})).toMatchObject({ page: 1, pageSize: 25 });
    expect(await list({ pageSize: 1000, page: -3 })).toMatchObject({ page: 1, pageSize: 100 });
    const { total, page } = await list({ page: 999 });
    expect(page).toBe(Math.ceil(total / 25));
  });

  test('kinds of filters are joined by "and", the values of one by "or"', async () => {
    const { items } = await list({
      filter: { applications: ['ticketing', 'direct'], statuses: ['pending'], countries: ['DE', 'CH', 'RO'] },
      pageSize: 100,
    });
    expect(items.length).toBeGreaterThan(0);
    for (const { country, access } of items) {
      expect(['DE', 'CH', 'RO']).toContain(country);
      expect(
        access?.some(
          (one) => ['ticketing', 'direct'].includes(one.application ?? '') && one.status === 'pending',
        ),
      ).toBe(true);
    }
    expect((await list({ filter: { applications: [], search: ' ' } })).total).toBe((await list({})).total);
  });

  test('every role that occurs filters those who hold it, and "ordinary" those who administer nobody', async () => {
    const { data } = await service.as('u-staff', '{ userFilterChoices { roles } }');
    const roles = rolesSchema.parse(data?.userFilterChoices?.roles);
    expect(roles).toEqual(
      expect.arrayContaining([
        'kmx_artemis_onpremuser',
        'kmx_delegatedadmin_extern',
        'kmx_delegatedadmin_intern',
        'ordinary',
      ]),
    );
    const { total } = await list({});
    const counts = new Map<string, number>();
    for (const role of roles) {
      const found = await list({ filter: { roles: [role] }, pageSize: 100 });
      counts.set(role, found.total);
      expect(found.total).toBeGreaterThan(0);
      const isOrdinary = (held: readonly string[]) =>
        !held.some((one) => one.startsWith('kmx_delegatedadmin'));
      for (const { roles: held } of found.items)
        expect(role === 'ordinary' ? isOrdinary(rolesSchema.parse(held)) : held).toEqual(
          role === 'ordinary' ? true : expect.arrayContaining([role]),
        );
    }
    const both = await list({ filter: { roles: ['ordinary', 'kmx_delegatedadmin_intern'] } });
    expect(both.total).toBe((counts.get('ordinary') ?? 0) + (counts.get('kmx_delegatedadmin_intern') ?? 0));
    expect(both.total).toBeLessThan(total);
    expect((await list({ filter: { roles: ['kmx_unknown'] } })).total).toBe(0);
  });

  test('the file has the chosen columns, and no formula', async () => {
    const { data } = await service.as(
      'u-staff',
      '{ usersCsv(sort: { by: name, direction: asc }, columns: [name, email, name]) }',
    );
    const lines = data?.usersCsv?.split('\r\n') ?? [];
    expect(lines[0]).toBe('\ufeff"Name","E-mail"');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('the seed adds nothing twice', async () => {
    expect(await seedDirectory(service.db, service.clock.now())).toBe(0);
  });
});
