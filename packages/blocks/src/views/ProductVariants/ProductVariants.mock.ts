import { createPageContext } from '../../testing/createBlockContext';
import type { ProductVariantsProps } from './ProductVariants';

const figure = (metric: string, imperial = metric) => ({ value: { metric, imperial }, isFigure: true });
const text = (content: string) => ({ value: { metric: content, imperial: content }, isFigure: false });

export const productVariantsMock = {
  intl: createPageContext().intl,
  id: 'variants',
  product: 'Linea 220',
  variants: [
    { id: 'v1', name: { metric: 'Linea 220, 0.03–4\u00A0mm²', imperial: 'Linea 220, AWG\u00A032–11' } },
    {
      id: 'v2',
      name: { metric: 'Linea 220 S, 0.013–1.5\u00A0mm²', imperial: 'Linea 220 S, AWG\u00A036–15' },
    },
    { id: 'v3', name: { metric: 'Linea 220 L, 0.03–4\u00A0mm²', imperial: 'Linea 220 L, AWG\u00A032–11' } },
  ],
  rows: [
    {
      id: 'crossSection',
      name: 'Conductor cross-section',
      cells: [
        figure('0.03 – 4\u00A0mm²', '32 – 11\u00A0AWG'),
        figure('0.013 – 1.5\u00A0mm²', '36 – 15\u00A0AWG'),
        figure('0.03 – 4\u00A0mm²', '32 – 11\u00A0AWG'),
      ],
    },
    {
      id: 'cutLength',
      name: 'Cutting length',
      cells: [
        figure('0.03 – 100\u00A0m', '0.0984 – 328\u00A0ft'),
        figure('0.03 – 100\u00A0m', '0.0984 – 328\u00A0ft'),
        figure('0.03 – 900\u00A0m', '0.0984 – 2,950\u00A0ft'),
      ],
    },
    { id: 'stacker', name: 'Stacker', cells: [text('no'), null, text('belt, 2 m, both sides')] },
  ],
} satisfies ProductVariantsProps;
