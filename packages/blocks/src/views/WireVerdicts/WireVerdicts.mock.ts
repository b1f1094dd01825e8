import type { Specification } from '@kmx/core';
import { checkWires, parseWireList } from '@kmx/core/wire-check';

import { illustration } from '../../testing/illustration';

import type { ShownMachine } from './WireCheckContext';
import type { WireVerdictsLinks } from './WireVerdicts';

const line = (key: string, value: string, unit: string): Specification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: 'Metric',
});

const machine = (name: string, crossSection: string, ...others: readonly Specification[]): ShownMachine => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    slug,
    name,
    href: `/en/products/crimp/${slug}`,
    pictureUrl: illustration(name.length, 768, 768),
    classification: 'crimp',
    specifications: [line('mains', '1 × 230 V', ''), line('throughput', '4800', 'pcs/h'), ...others],
    variants: [
      {
        id: `${slug}-v1`,
        nameMetric: `${name}, ${crossSection} mm²`,
        nameImperial: `${name}, AWG`,
        specifications: [line('crossSection', crossSection, 'mm²')],
      },
    ],
  };
};

const strip = (value: string) => line('stripLength', value, 'mm');
const diameter = (value: string) => line('outerDiameter', value, 'mm');

const machines = [
  machine('Cresta 433', '0.13 – 6', strip('0.5 – 18'), diameter('0.8 – 6.5')),
  machine('Linea 240', '0.03 – 1.5', strip('0.5 – 40'), diameter('0.4 – 4')),
  machine('Volta HV 30', '10 – 95', strip('5 – 60'), diameter('6 – 25')),
  machine('Presta 20', '0.05 – 6'),
];

export const createVerdictsMock = (...values: readonly string[]) =>
  checkWires(parseWireList(values).wires, machines);

export const verdictsMock = createVerdictsMock(
  '0.5mm2;5;1.6;200;W1',
  '20awg;6;1.9;150;W2',
  '4mm2;10;4.2;80;W3',
  '0.08mm2;3;0.9;400;W4',
  '35mm2;15;11;12;HV+',
  '300mm2;15',
);

export const verdictsLinksMock: WireVerdictsLinks = {
  list: '/en/products/wire-check?wire=0.5mm2',
  csv: '/api/wire-check/en_ALL?wire=0.5mm2',
  compare: '/en/products/compare?compare=crimp:cresta-433,linea-240',
  enquiry: '/en/contact?message=We%20would%20like%20to%20process%20these%20wires',
  alone: (index) => `/en/products/wire-check?alone=${String(index)}`,
  without: (index) => `/en/products/wire-check?without=${String(index)}`,
};
