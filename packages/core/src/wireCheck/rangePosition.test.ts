import { checkWires } from './checkWires';
import { rangePosition, wirePosition } from './rangePosition';
import { crossSection, machine, wiresOf } from './wires.mock';

it.each<[string, number, number, number, number | undefined]>([
  ['the lower end', 2, 12, 2, 0],
  ['the upper end', 2, 12, 12, 1],
  ['a quarter', 2, 12, 4.5, 0.25],
  ['below', 2, 12, 1.9, undefined],
  ['above', 2, 12, 12.1, undefined],
  ['the middle of a wide range, by ratio', 0.1, 10, 1, 0.5],
  ['an open lower end', Number.NEGATIVE_INFINITY, 10, 5, 0.5],
  ['an open upper end', 2, Number.POSITIVE_INFINITY, 5, undefined],
  ['a single size', 2, 2, 2, 0.5],
])('position in a range: %s', (_, from, to, value, expected) => {
  expect(rangePosition({ from, to }, value)).toBe(expected);
});

it.each<[string, string, number | undefined]>([
  ['0.5mm2', '0.05 – 5', 0.5],
  ['10mm2', '0.05 – 5', undefined],
  // 26 AWG is shown beside 0.13 mm², and is the end of the range.
  ['26awg', '0.13 – 6', 0],
  ['0.5mm2', 'on request', undefined],
])('position of the wire %s in %s', (wire, range, expected) => {
  const { machines } = checkWires(wiresOf(wire), [machine('a', [crossSection(range)])]);
  const [check] = machines[0]?.verdicts[0]?.checks ?? [];
  const position = check && wirePosition(check);
  expect(position === undefined ? undefined : Math.round(position * 1e6) / 1e6).toBe(expected);
});
