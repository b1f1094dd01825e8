import { decideLists } from './decideLists';

it('lists each required list and form once', () => {
  const { lists, formKinds } = decideLists([
    { __typename: 'HeroBanner', id: '1' },
    { __typename: 'EventList', period: 'upcoming' },
    { __typename: 'EventList', period: 'past' },
    { __typename: 'LocationList' },
    { __typename: 'Form', kind: 'serviceRequest' },
    { __typename: 'Form', kind: 'contact' },
    { __typename: 'Form', kind: 'contact' },
  ]);
  expect([...lists]).toEqual(['events', 'locations']);
  expect([...formKinds]).toEqual(['serviceRequest', 'contact']);
});

it.each([[[]], [[null, 'text', { __typename: 'Unknown' }, { __typename: 'Form', kind: 'strange' }]]])(
  'requests nothing unknown: %j',
  (modules) => {
    expect(decideLists(modules)).toEqual({ lists: new Set(), formKinds: new Set() });
  },
);
