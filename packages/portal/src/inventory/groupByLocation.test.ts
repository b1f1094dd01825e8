import { groupByLocation } from './groupByLocation';

const at = (place: string, id: string) => ({ id, location: { id: place } });

describe('groupByLocation', () => {
  it.each([
    ['nothing', [], []],
    [
      'machines of two places, in the order in which the places come',
      [at('b', '1'), at('a', '2'), at('b', '3')],
      [
        ['b', ['1', '3']],
        ['a', ['2']],
      ],
    ],
  ])('%s', (_, machines, expected) => {
    const groups = groupByLocation(machines, []);
    expect(groups.map(({ location, machines: group }) => [location.id, group.map(({ id }) => id)])).toEqual(
      expected,
    );
  });

  it('shows the total of a location on all pages, falling back to the current page', () => {
    const machines = [at('b', '1'), at('a', '2'), at('b', '3')];
    const groups = groupByLocation(machines, [{ locationId: 'b', count: 31 }]);
    expect(groups.map(({ total }) => total)).toEqual([31, 1]);
  });
});
