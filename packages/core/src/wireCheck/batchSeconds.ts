import { specificationAmount } from '../products/Specification';
import type { Amount } from '../units/Amount';
import { baseValue } from '../units/Measurement';

import { throughputKey } from './checkProperty';
import type { CheckedMachine, WireMachine } from './checkWires';
import type { Wire } from './Wire';

/**
 * Seconds for a number of pieces at full output; undefined without an output in pieces. Of several figures the highest
 * is used, because data sheets name the range of an output by its maximum.
 */
export function batchSeconds(pieces: number, throughput: Amount | undefined): number | undefined {
  if (throughput?.values[0].quantity !== 'rate') return undefined;
  const piecesPerHour = Math.max(...throughput.values.map(baseValue));
  return piecesPerHour > 0 ? (pieces * 3600) / piecesPerHour : undefined;
}

/** Output of a variant, which replaces that of the product. */
function throughputOf({ specifications, variants }: WireMachine, variantId: string | null) {
  const own = variants.find(({ id }) => id === variantId)?.specifications ?? [];
  const line = [...own, ...specifications].find(({ key }) => key === throughputKey);
  return line && specificationAmount(line);
}

/**
 * Seconds for all pieces of the wires that a machine processes. Undefined for a single piece, which is no batch, and
 * without data for one of the wires.
 */
export function machineBatchSeconds(
  { machine, verdicts }: Pick<CheckedMachine<WireMachine>, 'machine' | 'verdicts'>,
  wires: readonly Wire[],
): { readonly pieces: number; readonly seconds: number } | undefined {
  const batches = verdicts.flatMap((verdict, index) => {
    const pieces = wires[index]?.count ?? 0;
    if (verdict.kind !== 'fits') return [];
    return [{ pieces, seconds: batchSeconds(pieces, throughputOf(machine, verdict.variantId)) }];
  });
  const pieces = batches.reduce((sum, batch) => sum + batch.pieces, 0);
  const seconds = batches.reduce((sum, batch) => sum + (batch.seconds ?? Number.NaN), 0);
  return pieces > 1 && Number.isFinite(seconds) ? { pieces, seconds } : undefined;
}
