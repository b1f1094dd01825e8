/** @jest-environment node */
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
    const groups = groupByLocation(machines);
    expect(groups.map(({ location, machines: group }) => [location.id, group.map(({ id }) => id)])).toEqual(
      expected,
    );
  });
});
