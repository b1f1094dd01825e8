import type { UserImportRow } from '@kmx/contract/userImports';
import { decideRows } from './decideRows';

const north = { id: 'org-1', name: 'Harness Works North' };
const south = { id: 'org-2', name: 'Kabelwerk Süd' };
const organisations = [north, south];

const nina: UserImportRow = {
  line: 2,
  email: 'nina@demo.example',
  firstName: 'Nina',
  lastName: 'Newcomer',
  organisation: 'Harness Works North',
  country: 'DE',
  language: 'de',
  applications: '',
};
const invitation = {
  email: 'nina@demo.example',
  firstName: 'Nina',
  lastName: 'Newcomer',
  organisationId: 'org-1',
  country: 'DE',
  language: 'de',
  applications: [],
};
const decide = (over: Partial<UserImportRow>, own = organisations) =>
  decideRows([{ ...nina, ...over }], own)[0];
const problemsOf = (over: Partial<UserImportRow>, own = organisations) =>
  decide(over, own)?.problems.map(({ code, field, value }) => [code, field, value]);

describe('a line of an imported list of users (section 4: "invite")', () => {
  test.each<[string, Partial<UserImportRow>, object]>([
    ['a full line', {}, {}],
    ['spaces around cells', { email: ' nina@demo.example ', firstName: ' Nina' }, {}],
    ['an organisation by its id', { organisation: 'org-2' }, { organisationId: 'org-2' }],
    [
      '… by its name without accents and case',
      { organisation: 'KABELWERK SUD' },
      { organisationId: 'org-2' },
    ],
    ['a country in lower case', { country: 'ch' }, { country: 'CH' }],
    ['a country by its name in English', { country: 'Germany' }, {}],
    ['… in German', { country: 'Österreich' }, { country: 'AT' }],
    ['… in Japanese', { country: '日本' }, { country: 'JP' }],
    ['a language by its name', { language: 'French' }, { language: 'fr' }],
    ['… in itself', { language: 'Čeština' }, { language: 'cs' }],
    ['a language with a country', { language: 'pt-BR' }, { language: 'pt' }],
    ['no language: that of the country', { country: 'MX', language: '' }, { country: 'MX', language: 'es' }],
    [
      'applications by key and by name, each once',
      { applications: 'artemis; Service tickets, Maschinenbestand | ticketing' },
      { applications: ['ticketing', 'assetdb', 'artemis'] },
    ],
  ])('%s is an invitation', (_, over, expected) => {
    expect(decide(over)).toMatchObject({ problems: [], invitation: { ...invitation, ...expected } });
  });

  test('the only organisation need not be named', () => {
    expect(decide({ organisation: '' }, [south])?.invitation?.organisationId).toBe('org-2');
  });

  test.each<[Partial<UserImportRow>, unknown]>([
    [{ email: '' }, ['missing', 'email', null]],
    [{ email: 'nina' }, ['invalidEmail', 'email', 'nina']],
    [{ email: `${'n'.repeat(250)}@demo.example` }, ['invalidEmail', 'email', 'n'.repeat(80)]],
    [{ firstName: ' ' }, ['missing', 'firstName', null]],
    [{ firstName: 'N'.repeat(101) }, ['tooLong', 'firstName', null]],
    [{ lastName: 'www.evil.example' }, ['addressInName', 'lastName', 'www.evil.example']],
    [{ organisation: '' }, ['missing', 'organisation', null]],
    [{ organisation: 'org-3' }, ['unknownOrganisation', 'organisation', 'org-3']],
    [{ country: '' }, ['missing', 'country', null]],
    [{ country: 'Atlantis' }, ['unknownCountry', 'country', 'Atlantis']],
    [{ language: 'Klingon' }, ['unknownLanguage', 'language', 'Klingon']],
    [{ language: 'de la' }, ['unknownLanguage', 'language', 'de la']],
    [{ applications: 'artemis, admin' }, ['unknownApplication', 'applications', 'admin']],
    [{ applications: 'x'.repeat(301) }, ['tooLong', 'applications', null]],
  ])('%j is rejected', (over, problem) => {
    expect(problemsOf(over)).toEqual([problem]);
    expect(decide(over)?.invitation).toBeNull();
  });

  test('two organisations of the same name cannot be told apart', () => {
    expect(problemsOf({}, [north, { ...north, id: 'org-9' }])).toEqual([
      ['ambiguousOrganisation', 'organisation', 'Harness Works North'],
    ]);
  });

  test('every problem of a line is named', () => {
    expect(problemsOf({ email: 'x', country: 'y', language: '', applications: 'a, b' })).toEqual([
      ['invalidEmail', 'email', 'x'],
      ['unknownCountry', 'country', 'y'],
      ['unknownApplication', 'applications', 'a'],
      ['unknownApplication', 'applications', 'b'],
    ]);
  });

  test('an address that was named before is rejected, whatever its case, and empty ones are not compared', () => {
    const lines = decideRows(
      [
        nina,
        { ...nina, line: 5, email: 'NINA@demo.example' },
        { ...nina, line: 6, email: '' },
        { ...nina, line: 7, email: '' },
      ],
      organisations,
    );
    expect(lines.map(({ problems }) => problems.map(({ code, earlierLine }) => [code, earlierLine]))).toEqual(
      [[], [['repeated', 2]], [['missing', null]], [['missing', null]]],
    );
  });
});
