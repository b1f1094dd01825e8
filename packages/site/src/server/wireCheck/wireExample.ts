import { byteOrderMark, writeCsv } from '@kmx/core';
import { parseWireList, type Wire } from '@kmx/core/wire-check';

/** From a fine signal wire to a drive cable, so that no single machine suits all. */
const rows = [
  ['W1', '0.5 mm²', '5 mm', '1.6 mm', '200'],
  ['W2', '20 AWG', '6 mm', '1.9 mm', '150'],
  ['W3', '2.5 mm²', '8 mm', '3.4 mm', '80'],
  ['W4', '0.13 mm²', '3 mm', '1.1 mm', '400'],
  ['HV+', '35 mm²', '15 mm', '11 mm', '12'],
] as const;

/** The example that a reader can try. */
export const exampleWires = (): readonly Wire[] =>
  parseWireList(rows.map(([name, ...measures]) => [...measures, name].join(';'))).wires;

export const sampleFile = (): string =>
  byteOrderMark +
  writeCsv([['Name', 'Cross-section', 'Strip length', 'Outer diameter', 'Quantity'], ...rows]);
