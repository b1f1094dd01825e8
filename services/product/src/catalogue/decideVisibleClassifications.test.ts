import { decideVisibleClassifications } from './decideVisibleClassifications';

const tree = [
  { id: 'top', parent_id: null, countries: [] as string[] },
  { id: 'child', parent_id: 'top', countries: ['CH', 'US'] },
  { id: 'grandchild', parent_id: 'child', countries: ['CH', 'JP'] },
  { id: 'other', parent_id: 'top', countries: ['JP'] },
  { id: 'orphan', parent_id: 'gone', countries: ['CH', 'JP', 'US'] },
  { id: 'hen', parent_id: 'egg', countries: ['CH'] },
  { id: 'egg', parent_id: 'hen', countries: ['CH'] },
];

describe('section 5: "Classifications with a parent are dropped if the country is not in supported_countries"', () => {
  test.each([
    ['CH', ['top', 'child', 'grandchild']],
    ['US', ['top', 'child']],
    ['JP', ['top', 'other']],
    ['FR', ['top']],
  ])('%s', (country, expected) => {
    const visible = decideVisibleClassifications(tree, ({ countries }) => countries.includes(country));
    expect(visible.map(({ id }) => id)).toEqual(expected);
  });
});
