import {
  describeVerdict,
  describeWireMeasure,
  nameVerdict,
  variantName,
  wireVerdictsMessages as words,
  type ShownMachine,
  type WireCheckContext,
} from '@kmx/blocks';
import { byteOrderMark, decideCsvSeparator, writeCsv } from '@kmx/core';
import type { WireCheck } from '@kmx/core/wire-check';

/**
 * Creates a CSV file of a check, with a self-contained row per wire and machine that survives sorting and
 * filtering.
 */
export function createWireFile(check: WireCheck<ShownMachine>, context: WireCheckContext): string {
  const { intl, language } = context;
  const head = [
    words.lines,
    words.name,
    words.crossSection,
    words.stripLength,
    words.outerDiameter,
    words.count,
    words.machine,
    words.variant,
    words.result,
    words.reason,
  ].map((word) => intl.formatMessage(word));
  const rows = check.wires.flatMap((wire, index) => {
    const measures = [wire.crossSection, wire.stripLength, wire.outerDiameter].map((measure) =>
      measure ? describeWireMeasure(measure, context) : '',
    );
    return check.machines.flatMap(({ machine, verdicts }) => {
      const verdict = verdicts[index];
      if (!verdict) return [];
      const variant = variantName(machine, verdict.variantId, context);
      const response = [
        machine.name,
        variant,
        nameVerdict(verdict, context),
        describeVerdict(verdict, context),
      ];
      return [[String(index + 1), wire.name, ...measures, String(wire.count), ...response]];
    });
  });
  return byteOrderMark + writeCsv([head, ...rows], { separator: decideCsvSeparator(language) });
}
