import { machineColumns } from '@kmx/core/portal';
import { minTableSize, sizeColumns } from './machineColumnSizes';

const widest = 1920 / 16;

describe('sizes of the columns of machines', () => {
  it.each(machineColumns.filter((column) => column !== 'name'))('%s grows with its table', (column) => {
    const [size] = sizeColumns([column]);
    expect(size?.least).toBeLessThan(size?.most ?? 0);
    // Both bounds are reached at some window width.
    expect(((size?.share ?? 0) / 100) * widest).toBeGreaterThan(size?.least ?? 0);
  });

  it('leaves the remaining width to the name', () => {
    expect(sizeColumns(['serialNumber', 'name'])[1]).toBeNull();
    const shares = sizeColumns(machineColumns.filter((column) => column !== 'location'));
    expect(shares.reduce((sum, size) => sum + (size?.share ?? 0), 0)).toBeLessThan(90);
  });

  it('fits the default columns into a window of 1024 px', () => {
    const first = machineColumns.filter((column) => column !== 'location' && column !== 'installedOn');
    expect(minTableSize(sizeColumns(first))).toBeLessThanOrEqual((1024 - 2 * 16) / 16);
  });
});
