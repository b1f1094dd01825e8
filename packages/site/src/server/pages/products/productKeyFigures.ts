import type { ProductHeroProps } from '@kmx/blocks';
import { selectKeyFigures, type LanguageCode } from '@kmx/core';

import { langOf, toMeasuredText, type ProductProperty } from './productMeasures';

/** Specification keys that matter most when choosing a machine, tool or service, in order of importance. */
export const keyFigureKeys: readonly string[] = [
  'crossSection',
  'throughput',
  'cutLength',
  'crimpForce',
  'outerDiameter',
  'twistLength',
  'bundleDiameter',
  'stripLength',
  'testPoints',
  'testVoltageDc',
  'testVoltageAc',
  'cableVoltage',
  'housings',
  'insertionForce',
  'printSpeed',
  'characterHeight',
  'feedSpeed',
  'drumMass',
  'coilDiameter',
  'cycleTime',
  'testTime',
  'terminalWidth',
  'toolLife',
  'stroke',
  'machinesConnected',
  'seats',
  'responseTime',
  'duration',
  'participants',
];

/** Selects the three or four figures shown beside a product's image. */
export const productKeyFigures = (
  properties: readonly ProductProperty[],
  language: LanguageCode,
): ProductHeroProps['keyFigures'] => {
  const lang = new Map(
    properties.map(({ key, contentLanguage }) => [key, langOf(contentLanguage, language)]),
  );
  return selectKeyFigures(properties, keyFigureKeys).map((row) => ({
    id: row.key,
    name: row.name,
    value: toMeasuredText(row, language),
    lang: lang.get(row.key),
  }));
};
