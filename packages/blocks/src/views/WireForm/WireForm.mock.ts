import { createWireProblem } from '@kmx/core/wire-check';

import type { WireFormLine } from './WireFormRow';

const line = (fields: Partial<WireFormLine>): WireFormLine => ({
  crossSection: '',
  stripLength: '',
  outerDiameter: '',
  count: '',
  name: '',
  unit: 'mm2',
  problems: [],
  ...fields,
});

export const wireFormMock = {
  action: '/en/products/wire-check',
  lengthUnit: 'mm',
  hiddenLines: ['2.5mm2;8;3.4;80;W3'],
  lines: [
    line({ crossSection: '0.5', stripLength: '5', outerDiameter: '1.6', count: '200', name: 'W1' }),
    line({
      crossSection: '20',
      unit: 'awg',
      stripLength: 'long',
      problems: [{ code: 'badStripLength', field: 'stripLength', found: 'long' }],
    }),
    line({}),
  ],
} as const;

export const wireFileFormMock = {
  action: '/api/wire-check/en_ALL',
  sampleHref: '/api/wire-check/sample',
  exampleHref: '/en/products/wire-check?wire=0.5mm2',
} as const;

export const wireProblemsMock = [
  createWireProblem('badSection', { line: 7, column: 2 }, '2 stone'),
  createWireProblem('brokenQuotes', { line: 3, column: null }),
  createWireProblem('tooManyLines'),
];
