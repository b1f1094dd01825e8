import { filterWireMock } from '../../shared/WireFilter/WireFilter.mock';
import type { ProductFiltersProps } from './ProductFilters';

export const productFiltersMock = {
  action: '/en/products',
  brands: [
    { slug: 'komax', name: 'Komax', count: 31, isChosen: true },
    { slug: 'schleuniger', name: 'Schleuniger', count: 17, isChosen: false },
    { slug: 'iqc', name: 'iQC', count: 0, isChosen: false },
  ],
  capabilities: [
    { slug: 'crimping', name: 'Crimping', count: 18, isChosen: true },
    { slug: 'seal-loading', name: 'Seal loading', count: 6, isChosen: false },
  ],
  wire: { ...filterWireMock, value: '' },
  ranges: [
    {
      key: 'crossSection',
      name: 'Conductor cross-section',
      unit: 'mm²',
      unitCode: 'mm2',
      example: '0.03',
      reach: { least: '0.03\u00A0mm²', most: '120\u00A0mm²' },
      bins: {
        counts: [1, 1, 2, 3, 5, 8, 9, 9, 9, 8, 8, 7, 6, 6, 4, 3, 2, 2, 0, 0, 1, 1, 1, 1],
        chosen: [8, 23] as const,
      },
      from: '0.5',
      to: '',
      problems: [],
    },
    {
      key: 'throughput',
      name: 'Output',
      unit: 'pcs/h',
      unitCode: 'pcs/h',
      example: '180',
      reach: { least: '180\u00A0pcs/h', most: '14,000\u00A0pcs/h' },
      bins: {
        counts: [2, 0, 1, 0, 0, 1, 0, 2, 3, 0, 4, 6, 2, 0, 0, 1, 3, 0, 0, 2, 1, 0, 0, 1],
        chosen: undefined,
      },
      from: '',
      to: '',
      problems: [],
    },
  ],
  hiddenFields: [],
  chosenCount: 3,
} satisfies Omit<ProductFiltersProps, 'intl'>;
