import { isComplete } from './isComplete';
import { readWireRequest } from './readWireRequest';

describe('results precede the form', () => {
  it.each([
    ['every line was checked', { wire: ['1mm2', '20awg'] }, 'checked', true],
    ['rows that were left empty say nothing', { section: ['1', ''], unit: ['mm2', 'mm2'] }, 'checked', true],
    ['an additional row was requested', { section: ['1'], unit: ['mm2'], add: '1' }, 'checked', false],
    ['one line cannot be read', { section: ['1', 'x'], unit: ['mm2', 'mm2'] }, 'checked', false],
    ['no wires', {}, 'nothing', false],
    ['there is no product data', { wire: ['1mm2'] }, 'unavailable', false],
  ] as const)('%s', (_, parameters, kind, expected) => {
    expect(isComplete(readWireRequest(parameters), { kind })).toBe(expected);
  });
});
