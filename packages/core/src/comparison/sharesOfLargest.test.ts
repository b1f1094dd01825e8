import { sharesOfLargest } from './sharesOfLargest';

const cell = (value: string, unit: string | null) => ({
  key: 'x',
  name: 'X',
  value,
  unit,
  measurementSystem: null,
});

describe('sharesOfLargest', () => {
  it.each([
    ['one unit', [cell('500', 'mm'), cell('1000', 'mm')], [0.5, 1]],
    ['units of one quantity', [cell('50', 'cm'), cell('2', 'm')], [0.25, 1]],
    ['counts', [cell('9', null), cell('36', null)], [0.25, 1]],
    ['zero', [cell('0', 'N'), cell('4', 'N')], [0, 1]],
    ['gauges by their cross-section', [cell('10', 'AWG'), cell('13', 'AWG')], [1, 0.5]],
    ['beside a missing value', [cell('1', 'kg'), null, cell('2', 'kg')], [0.5, null, 1]],
    ['beside a text', [cell('1', 'kg'), cell('on request', null), cell('2', 'kg')], [0.5, null, 1]],
  ])('%s', (_, cells, expected) => {
    const shares = sharesOfLargest(cells).map((share) => share && Number(share.toFixed(2)));
    expect(shares).toEqual(expected);
  });

  it.each([
    ['a bound', [cell('≥ 3', 'bar'), cell('6', 'bar')]],
    ['a range', [cell('1 – 3', 'bar'), cell('6', 'bar'), cell('4', 'bar')]],
    ['a tolerance', [cell('± 1', 'mm'), cell('± 2', 'mm')]],
    ['a single figure', [cell('3', 'bar'), cell('on request', null)]],
    ['temperatures, which have no natural zero', [cell('20', '°C'), cell('40', '°C')]],
    ['sound levels, which are logarithmic', [cell('60', 'dB(A)'), cell('70', 'dB(A)')]],
    ['negative figures', [cell('-1', 'mm'), cell('2', 'mm')]],
    ['zeros', [cell('0', 'mm'), cell('0', 'mm')]],
    ['different quantities', [cell('1', 'kg'), cell('2', 'm')]],
    ['texts', [cell('dry', null), null]],
    ['no cells', []],
  ])('none for %s', (_, cells) => {
    expect(sharesOfLargest(cells)).toEqual(cells.map(() => null));
  });
});
