import type { MeasurementSystem } from '../types/Country';
import type { UnitCode } from '../units/unitTable';

import { checkWires, type WireMachine } from './checkWires';
import { emptyWrittenWire, readWire } from './readWire';
import type { Wire } from './Wire';

/** Units of a number without one: a gauge in the imperial system, or mm² if it cannot be one ("0.5"). */
const assumedUnits: Record<MeasurementSystem, readonly UnitCode[]> = {
  Metric: ['mm2'],
  Imperial: ['awg', 'mm2'],
};

/** Parses a cross-section as people write it: "0,5 mm²", "AWG 20", "0.5"; `undefined` if invalid. */
export function readFilterWire(text: string, system: MeasurementSystem): Wire | undefined {
  const written = { ...emptyWrittenWire, crossSection: text };
  const wires = assumedUnits[system].flatMap((crossSection) => {
    const result = readWire(written, { crossSection });
    return result.ok ? [result.value] : [];
  });
  return wires[0];
}

export const fittingMachines = (wire: Wire, machines: readonly WireMachine[]): ReadonlySet<string> =>
  new Set(
    checkWires([wire], machines).machines.flatMap(({ machine, covered }) =>
      covered > 0 ? [machine.slug] : [],
    ),
  );
