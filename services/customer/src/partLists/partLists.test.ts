import { z } from 'zod';
import { partListLimits } from '@kmx/contract/carts';
import { demoPeople } from '../../../toolkit/src/testing/people/people';
import { backends } from '../testing/backends';
import { addPart } from '../testing/machineRows';
import { startPortalService, type PortalService } from '../testing/portalService';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const fields = '{ id name savedBy savedAt lineCount canChange }';
const result = `{ __typename ... on PartListsSaved { lists ${fields} } ... on PartListRefused { code } }`;
const mutations = {
  save: `mutation ($organisationId: ID!, $name: String!, $lines: [PartListLineInput!]!) { result: savePartList(organisationId: $organisationId, name: $name, lines: $lines) ${result} }`,
  rename: `mutation ($id: ID!, $name: String!) { result: renamePartList(id: $id, name: $name) ${result} }`,
  delete: `mutation ($id: ID!) { result: deletePartList(id: $id) ${result} }`,
};
const listsQuery = `query ($organisationId: ID!) { partLists(organisationId: $organisationId) ${fields} }`;
const listQuery = `query ($id: ID!, $language: String!) { partList(id: $id, language: $language) { list { name } lines { articleNumber quantity part { name } } } }`;

const listSchema = z.object({
  id: z.string(),
  name: z.string(),
  savedBy: z.string(),
  savedAt: z.string(),
  lineCount: z.number(),
  canChange: z.boolean(),
});
const resultSchema = z.object({
  __typename: z.string(),
  lists: z.array(listSchema).optional(),
  code: z.string().optional(),
});
/** Another member of org-1 who may order parts. */
const member =
  demoPeople.find(
    ({ id, organisationIds, isDelegatedAdmin, access }) =>
      id !== 'u-customer' &&
      organisationIds.join() === 'org-1' &&
      isDelegatedAdmin === undefined &&
      access.some(({ application, status }) => application === 'productinfo' && status === 'active'),
  )?.id ?? '';
/** Administrators of it, one of the customer and one of the provider. */
const administrators = ['u-002', 'u-staff'];
const blades = [{ articleNumber: 'KX-100', quantity: 2 }];

describe.each(backends)('parts lists over $name', (backend) => {
  let service: PortalService;
  beforeAll(async () => {
    service = await startPortalService(backend);
    await addPart(service.db, 'KX-100', [], { texts: { en: 'Blade', de: 'Messer' } });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    service.warnings.splice(0);
    await service.db.deleteFrom('customer_part_lists').execute();
  });

  const run = async (
    operation: keyof typeof mutations,
    variables: object,
    person = 'u-customer',
  ): Promise<z.infer<typeof resultSchema>> => {
    const { data, errors } = await service.as(person, mutations[operation], variables);
    expect(errors).toBeUndefined();
    return resultSchema.parse(data?.['result']);
  };
  const save = (name: string, over: object = {}, person?: string) =>
    run('save', { organisationId: 'org-1', name, lines: blades, ...over }, person);
  const read = async (person: string, organisationId = 'org-1') => {
    const { data } = await service.as(person, listsQuery, { organisationId });
    return z.array(listSchema).parse(data?.['partLists']);
  };
  const namesOf = (lists: readonly { name: string }[] | undefined) => lists?.map(({ name }) => name);
  const idOf = async (name: string) => {
    const found = (await read('u-customer')).find((list) => list.name === name);
    if (!found) throw new Error(`There is no list ${name}.`);
    return found.id;
  };

  test('a list is saved for the members of the organisation, by name', async () => {
    await save(' Spare\nparts ');
    expect(namesOf((await save('Blades')).lists)).toEqual(['Blades', 'Spare parts']);
    const lists = await read('u-staff');
    expect(lists).toMatchObject([
      { name: 'Blades', savedBy: 'Carla Customer', lineCount: 1 },
      { name: 'Spare parts' },
    ]);
    expect(lists[0]?.savedAt).toMatch(/^\d{4}-.*Z$/);
    expect(await read('u-staff', 'org-3')).toEqual([]);
  });

  test('a list is read with its parts, of which some may no longer be sold', async () => {
    await save('Blades', { lines: [...blades, { articleNumber: 'GONE-1', quantity: 9 }] });
    const { data } = await service.as('u-customer', listQuery, { id: await idOf('Blades'), language: 'de' });
    expect(data?.['partList']).toEqual({
      list: { name: 'Blades' },
      lines: [
        { articleNumber: 'KX-100', quantity: 2, part: { name: 'Messer' } },
        { articleNumber: 'GONE-1', quantity: 9, part: null },
      ],
    });
  });

  test('a save that is repeated, also at once, makes one list', async () => {
    const results = await Promise.all([save('Blades'), save('Blades')]);
    expect(results.map(({ lists }) => lists?.length)).toEqual([1, 1]);
  });

  test('the same lines under the name in other letters are not a repeated save', async () => {
    await save('Blades');
    expect(await save('BLADES')).toMatchObject({ code: 'nameTaken' });
  });

  test.each([
    ['the name of another list in other letters', 'BLÀDES', {}, 'nameTaken'],
    ['no name', ' \n ', {}, 'nameMissing'],
    ['a long name', 'x'.repeat(partListLimits.nameCharacters + 1), {}, 'invalid'],
    ['no line', 'New', { lines: [] }, 'empty'],
    ['a quantity of 0', 'New', { lines: [{ articleNumber: 'KX-100', quantity: 0 }] }, 'invalid'],
    ['an article twice', 'New', { lines: [...blades, { articleNumber: 'kx100', quantity: 1 }] }, 'invalid'],
    [
      '201 lines',
      'New',
      { lines: Array.from({ length: 201 }, (_, index) => ({ articleNumber: `A-${index}`, quantity: 1 })) },
      'invalid',
    ],
  ])('%s is rejected and nothing is saved', async (_name, name, over, code) => {
    await save('Blades', { lines: [{ articleNumber: 'KX-100', quantity: 1 }] });
    expect(await save(name, over)).toMatchObject({ __typename: 'PartListRefused', code });
    expect(namesOf(await read('u-customer'))).toEqual(['Blades']);
  });

  test('an organisation has at most 100 lists', async () => {
    await save('List 0');
    const row = await service.db.selectFrom('customer_part_lists').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: partListLimits.lists - 1 }, (_, index) => ({
      ...row,
      id: `list-${index}`,
      name_key: `list ${index + 1}`,
    }));
    await service.db.insertInto('customer_part_lists').values(rows).execute();
    expect(await save('One more')).toMatchObject({ code: 'tooMany' });
  });

  test('the author renames and deletes a list', async () => {
    await save('Blades');
    await save('Others');
    const id = await idOf('Blades');
    expect(await run('rename', { id, name: 'others' })).toMatchObject({ code: 'nameTaken' });
    expect(namesOf((await run('rename', { id, name: 'BLADES' })).lists)).toEqual(['BLADES', 'Others']);
    expect(namesOf((await run('delete', { id })).lists)).toEqual(['Others']);
    expect(await run('delete', { id })).toMatchObject({ code: 'unknownList' });
  });

  test.each(administrators)('%s, an administrator of the organisation, does so too', async (person) => {
    await save('Blades');
    const [list] = await read(person);
    expect(list).toMatchObject({ canChange: true });
    const id = list?.id ?? '';
    expect(namesOf((await run('rename', { id, name: 'Knives' }, person)).lists)).toEqual(['Knives']);
    expect((await run('delete', { id }, person)).lists).toEqual([]);
  });

  test('another member uses a list, and does not change it', async () => {
    await save('Blades');
    const [list] = await read(member);
    expect(list).toMatchObject({ name: 'Blades', canChange: false });
    const id = list?.id ?? '';
    expect(await run('rename', { id, name: 'Mine' }, member)).toMatchObject({ code: 'notAllowed' });
    expect(await run('delete', { id }, member)).toMatchObject({ code: 'notAllowed' });
    expect(namesOf(await read('u-customer'))).toEqual(['Blades']);
    expect(service.warnings).toEqual(Array(2).fill(`${member} was refused list ${id}`));
  });

  test('a list stays, with the name of its author, when the account is deleted', async () => {
    await save('Blades', {}, member);
    const [before] = await read('u-customer');
    await service.db.deleteFrom('customer_users').where('id', '=', member).execute();
    expect(await read('u-customer')).toEqual([before]);
  });
});
