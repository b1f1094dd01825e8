import type { DetailSpecification, ProductDetail } from '../../products/ProductDetail';

/** A specification in German, by default in the group "Leitung". */
export const specificationMock = (
  key: string,
  value: string,
  unit: string | null,
  given: Partial<DetailSpecification> = {},
): DetailSpecification => ({
  key,
  name: key,
  value,
  unit,
  measurementSystem: null,
  group: 'Leitung',
  contentLanguage: 'de',
  ...given,
});

const brand = {
  slug: 'komax',
  name: 'Komax',
  theme: 'Komax',
  image: { url: '/b.webp', width: 832, height: 192 },
};

/** A German product with two variants that differ in what they cut. */
export const productMock: ProductDetail = {
  slug: 'linea-220',
  name: 'Linea 220',
  status: 'active',
  successor: null,
  contentLanguage: 'de',
  shortDescription: 'Für Labor und Nullserie.',
  longDescription: 'Für Labor und Nullserie.',
  classificationSlug: 'bench',
  brand,
  images: [{ url: '/product-assets/linea-220.webp', name: 'Linea 220', isDefault: true }],
  video: null,
  highlights: [],
  specifications: [
    specificationMock('throughput', '900', 'Stk./h', { group: 'Verarbeitung' }),
    specificationMock('length', '500', 'mm', { measurementSystem: 'Metric' }),
    specificationMock('length', '19.7', 'in', { measurementSystem: 'Imperial' }),
    specificationMock('display', 'Touch', null, { group: 'Steuerung', contentLanguage: 'en' }),
  ],
  variants: [
    {
      id: 'v1',
      nameMetric: 'Linea 220, 0.03–4 mm²',
      nameImperial: 'Linea 220, AWG 32–11',
      specifications: [
        specificationMock('crossSection', '0.03 – 4', 'mm²'),
        specificationMock('feed', '2', 'm/s'),
      ],
    },
    {
      id: 'v2',
      nameMetric: 'Linea 220 S, 0.013–1.5 mm²',
      nameImperial: 'Linea 220 S, AWG 36–15',
      specifications: [
        specificationMock('crossSection', '0.013 – 1.5', 'mm²'),
        specificationMock('feed', '2', 'm/s'),
      ],
    },
  ],
  files: [],
  capabilities: [],
  related: [],
};
