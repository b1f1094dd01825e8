import type { SeedMedia } from '../../../services/content/src/testing/seeding/documents/types';
import { drawProduct } from '../../product/drawing/drawProduct';
import { findProduct } from './figures';

/** Products that pages show beside copy; their pictures are those of the product pages, on wide sheets. */
const shown = [
  'adaptronic-kt-630',
  'adaptronic-kt-710',
  'applicator-ma-40',
  'cirris-ch-2',
  'cirris-cr-1',
  'cirris-cr-4',
  'cresta-433',
  'cresta-455',
  'iqc-micro-3',
  'linea-240',
  'linea-340',
  'linea-355',
  'ordina-600',
  'ordina-650',
  'presta-30',
  'rotostrip-2400',
  'strippress-330',
  'tapea-20',
  'torsa-510',
  'torsa-540',
  'unistrip-2015',
  'unistrip-2550',
  'volta-hv-30',
  'volta-shield-5',
];

export const createProductMedia = (size: { width: number; height: number }): readonly SeedMedia[] =>
  shown.map((slug) => {
    const product = findProduct(slug);
    const [en, de] = product.purpose;
    return {
      key: `product-${slug}`,
      fileName: `product-${slug}.png`,
      svg: () => drawProduct(product, [size.width, size.height]),
      alt: {
        en: `Drawing of the ${product.name}, to scale. ${en}`,
        de: `Massstäbliche Zeichnung: ${product.name}. ${de}`,
      },
      ...size,
    };
  });
