const src = 'services/product/src';

export const faults = [
  {
    id: 'product-of-another-country',
    promise: 'Classifications that a country does not have are dropped, with what lies below (section 5).',
    file: `${src}/catalogue/decideVisibleClassifications.ts`,
    find: 'supports(item) && parent !== undefined && isVisible(parent)',
    replace: 'supports(item) && parent !== undefined',
    checks: { unit: [`${src}/catalogue/decideVisibleClassifications.test.ts`] },
  },
  {
    id: 'gauge-between-the-trade',
    promise: 'A cross-section is written in a gauge that wire is sold in.',
    file: 'demo/product/conversion.ts',
    find: '{ length: 28 }, (_, index) => 2 * (index + 1)',
    replace: '{ length: 56 }, (_, index) => index + 1',
    checks: { unit: ['demo/product/conversion.test.ts'] },
  },
  {
    id: 'range-one-byte-long',
    promise: 'A part of a file ends at the byte that was asked for (RFC 9110).',
    file: `${src}/http/parseRange.ts`,
    find: 'Math.min(Number(last), size - 1)',
    replace: 'Math.min(Number(last), size)',
    checks: { unit: [`${src}/http/parseRange.test.ts`] },
  },
  {
    id: 'errors-cached',
    promise: 'An answer with an error is not cached.',
    file: `${src}/http/responseCache.ts`,
    find: 'status === 200 && !body.startsWith(\'{"errors"\');',
    replace: 'status === 200;',
    checks: { unit: [`${src}/http/responseCache.test.ts`] },
  },
  {
    id: 'cancelled-product-listed',
    promise: 'Lists leave out products that are cancelled.',
    file: `${src}/catalogue/readProducts.ts`,
    find: "ids)\n        .where('pim_products.status', '!=', 'cancelled')\n        .selectAll('pim_products')\n        .select('pim_products.classification_id as owner_id')",
    replace:
      "ids)\n        .selectAll('pim_products')\n        .select('pim_products.classification_id as owner_id')",
    checks: { unit: ['demo/product/service.test.ts'] },
  },
];
