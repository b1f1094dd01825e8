import { specificationAmount } from '../products/Specification';

import { batchSeconds, machineBatchSeconds } from './batchSeconds';
import { checkWires } from './checkWires';
import { crossSection, line, machine, wiresOf } from './wires.mock';

describe('time for a batch', () => {
  it.each<[string, number, string, string | null, number | undefined]>([
    ['an hour’s output', 1200, '1200', 'pcs/h', 3600],
    ['half of it', 600, '1200', 'pcs/h', 1800],
    ['pieces per minute', 200, '20', 'pcs/min', 600],
    ['the highest of a range', 1000, '500 – 2000', 'pcs/h', 1800],
    ['at most', 1000, '≤ 2000', 'pcs/h', 1800],
    ['another quantity', 1000, '120', 'pairs/h', undefined],
    ['no output', 1000, '0', 'pcs/h', undefined],
    ['text', 1000, 'on request', null, undefined],
  ])('%s', (_, pieces, value, unit, expected) => {
    expect(batchSeconds(pieces, specificationAmount({ value, unit }))).toBe(expected);
  });
});

describe('time of a machine for a list', () => {
  const rate = (value: string) => line('throughput', value, 'pcs/h');
  const timeOf = (product: ReturnType<typeof machine>, ...values: readonly string[]) => {
    const { wires, machines } = checkWires(wiresOf(...values), [product]);
    const [checked] = machines;
    return checked && machineBatchSeconds(checked, wires);
  };
  const product = machine('a', [crossSection('0.1 – 6'), rate('3600')]);

  it.each<[string, ReturnType<typeof machine>, readonly string[], ReturnType<typeof timeOf>]>([
    ['all pieces', product, ['0.5mm2;;;200', '1mm2;;;100'], { pieces: 300, seconds: 300 }],
    ['only the wires that fit', product, ['0.5mm2;;;200', '10mm2;;;100'], { pieces: 200, seconds: 200 }],
    [
      'the output of the variant that fits',
      machine('a', [rate('3600')], {
        thin: [crossSection('0.1 – 1')],
        thick: [crossSection('1 – 10'), rate('1800')],
      }),
      ['0.5mm2;;;100', '5mm2;;;100'],
      { pieces: 200, seconds: 300 },
    ],
    ['a single piece', product, ['0.5mm2'], undefined],
    ['nothing fits', product, ['10mm2;;;100'], undefined],
    ['no data', machine('a', [crossSection('0.1 – 6')]), ['0.5mm2;;;200'], undefined],
  ])('%s', (_, checked, values, expected) => {
    expect(timeOf(checked, ...values)).toEqual(expected);
  });
});
