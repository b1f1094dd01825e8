import { createPageContext } from '../../testing/createBlockContext';
import type { TechnicalDataProps, TechnicalDataRow } from './TechnicalData';

const row = (name: string, metric: string, imperial = metric, isFigure = true): TechnicalDataRow => ({
  id: name,
  name,
  value: { metric, imperial },
  isFigure,
});

export const technicalDataMock = {
  intl: createPageContext().intl,
  id: 'technical-data',
  measurement: 'Metric',
  groups: [
    {
      id: 'wire',
      name: 'Wire',
      rows: [
        {
          ...row('Conductor cross-section', '0.013 – 4\u00A0mm²', '36 – 11\u00A0AWG'),
          isByVariant: true,
        },
        row('Outer diameter', '0.4 – 5\u00A0mm', '0.0157 – 0.197\u00A0in'),
        row('Wires at once', '1'),
      ],
    },
    {
      id: 'processing',
      name: 'Processing',
      rows: [
        row('Length accuracy', '± 0.5\u00A0mm', '± 0.0197\u00A0in'),
        row('Feed speed', '2\u00A0m/s', '6.56\u00A0ft/s'),
        row('Output', '3,400\u00A0pcs/h'),
        row('Crimp force monitoring', 'no', 'no', false),
      ],
    },
    {
      id: 'supply',
      name: 'Supply',
      rows: [
        row('Mains', '1 × 230 V, 50 Hz', '1 × 120 V, 60 Hz', false),
        row('Power', '0.4\u00A0kW'),
        row('Conformity', 'CE, UKCA, EN ISO 12100, EN 60204-1', undefined, false),
      ],
    },
  ],
} satisfies TechnicalDataProps;
