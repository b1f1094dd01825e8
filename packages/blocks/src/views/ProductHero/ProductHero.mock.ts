import { createPageContext } from '../../testing/createBlockContext';
import { illustration } from '../../testing/illustration';
import type { ProductHeroProps } from './ProductHero';

export const productHeroMock = {
  intl: createPageContext().intl,
  product: {
    name: 'Linea 220',
    brand: 'Komax',
    shortDescription: 'For laboratories and pilot runs that change the wire several times a day.',
    longDescription:
      'For laboratories and pilot runs that change the wire several times a day. Cuts wires of 0.03–4 mm² up to 100 m and strips both ends, up to 3,400 pieces an hour.',
  },
  pictures: [
    { url: illustration(3, 1200, 1200), name: 'Linea 220: from the front' },
    { url: illustration(5, 1200, 1200), name: 'Linea 220: what it processes' },
  ],
  keyFigures: [
    {
      id: 'crossSection',
      name: 'Conductor cross-section',
      value: { metric: '0.013 – 4\u00A0mm²', imperial: '36 – 11\u00A0AWG' },
    },
    { id: 'throughput', name: 'Output', value: { metric: '3,400\u00A0pcs/h', imperial: '3,400\u00A0pcs/h' } },
    {
      id: 'cutLength',
      name: 'Cutting length',
      value: { metric: '0.03 – 900\u00A0m', imperial: '0.0984 – 2,950\u00A0ft' },
    },
  ],
} satisfies ProductHeroProps;
