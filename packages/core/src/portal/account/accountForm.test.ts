import { canEditProfile, listOfferedLanguages, parseAccountForm } from './accountForm';

const countries = [
  { code: 'CH', languages: ['de', 'fr', 'en'] },
  { code: 'JP', languages: ['ja', 'en'] },
];
const entries = {
  firstName: ' Mira ',
  lastName: 'Keller',
  country: 'CH',
  language: 'fr',
  measurementSystem: '',
};
const values = { ...entries, firstName: 'Mira', measurementSystem: null };

describe('5 "First and last name are required. Country and language must come from the lists offered"', () => {
  it.each([
    ['valid entries', {}, {}],
    ['metric', { measurementSystem: 'Metric' }, { measurementSystem: 'Metric' }],
    ['imperial', { measurementSystem: 'Imperial' }, { measurementSystem: 'Imperial' }],
    ['no system at all', { measurementSystem: undefined }, {}],
  ])('accepts %s', (_name, change, expected) => {
    expect(parseAccountForm({ ...entries, ...change }, countries)).toEqual({
      ok: true,
      value: { ...values, ...expected },
    });
  });

  it.each([
    ['no first name', { firstName: '' }, [['firstName', 'required']]],
    ['a name of spaces', { lastName: '  ' }, [['lastName', 'required']]],
    ['no text', { firstName: 7 }, [['firstName', 'required']]],
    ['a long name', { firstName: 'x'.repeat(101) }, [['firstName', 'tooLong']]],
    ['no country', { country: '' }, [['country', 'required']]],
    ['a country that is not offered', { country: 'XX' }, [['country', 'notOffered']]],
    ['a language of another country', { language: 'ja' }, [['language', 'notOffered']]],
    ['no language', { language: '' }, [['language', 'required']]],
    ['another system', { measurementSystem: 'Nautical' }, [['measurementSystem', 'notOffered']]],
    [
      'all that is wrong, in order',
      { language: 'xx', firstName: '' },
      [
        ['firstName', 'required'],
        ['language', 'notOffered'],
      ],
    ],
  ])('rejects %s', (_name, change, expected) => {
    expect(parseAccountForm({ ...entries, ...change }, countries)).toEqual({
      ok: false,
      error: expected.map(([field, code]) => ({ field, code })),
    });
  });

  it('lists the languages of a country', () => {
    expect(listOfferedLanguages(countries, 'JP')).toEqual(['ja', 'en']);
    expect(listOfferedLanguages(countries, 'XX')).toEqual([]);
  });
});

test.each([
  [true, false],
  [false, true],
])('6 Internal employees cannot edit their profile: internal %s', (isInternal, expected) => {
  expect(canEditProfile({ isInternal })).toBe(expected);
});
