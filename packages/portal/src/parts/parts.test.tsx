import { render, screen } from '@testing-library/react';
import { decideAvailability, partAvailabilities } from '@kmx/core/portal';
import { matchPartList } from '../productInfo/order/matchPartList';
import { PartListResults } from '../productInfo/order/PartListResults';
import { sortReleases } from '../productInfo/sortReleases';
import { AvailabilityTag } from './AvailabilityTag';
import { FakePartsService } from './fakePartsService.mock';
import { availabilitySigns } from './partLabels';
import { createPart, parts } from './parts.mock';

describe('AvailabilityTag', () => {
  it.each([
    [21, 'High availability'],
    [6, 'Medium availability'],
    [1, 'Low availability'],
    [0, 'Out of stock'],
  ])(
    'decisions "high above 20, medium above 5, low above 0, else out-of-stock": %i is "%s"',
    (stock, word) => {
      render(
        <FakePartsService>
          <AvailabilityTag part={createPart({ stock, availability: decideAvailability(stock) })} />
        </FakePartsService>,
      );
      expect(screen.getByText(word)).toBeInTheDocument();
      expect(screen.getByText(`${stock} in stock · 2 days · Dierikon`)).toBeInTheDocument();
    },
  );

  it('distinguishes each by its icon, not by colour alone', () => {
    expect(new Set(partAvailabilities.map((each) => availabilitySigns[each])).size).toBe(4);
  });
});

it('finds a part regardless of the format of its number', () => {
  const list = { lines: [{ line: 3, articleNumber: 'kmx 100 200', quantity: 2 }] };
  expect(matchPartList(list, parts)).toMatchObject([{ kind: 'found', line: 3, quantity: 2 }]);
});

it('names the columns of a list that are not read', () => {
  const ignoredColumns = ['Note', 'Price'];
  render(
    <FakePartsService>
      <PartListResults results={[]} leftOver={0} ignoredColumns={ignoredColumns} onAdd={() => undefined} />
    </FakePartsService>,
  );
  expect(screen.getByText(/Other columns in your list: “Note, Price”/)).toBeInTheDocument();
});

it('sorts the newest release first, and by version on the same day', () => {
  const releases = [
    { version: '4.9', releasedOn: '2026-02-01' },
    { version: '4.10', releasedOn: '2026-02-01' },
    { version: '3.0', releasedOn: '2026-03-01' },
  ];
  expect(sortReleases(releases).map(({ version }) => version)).toEqual(['3.0', '4.10', '4.9']);
});
