import type { Product, ProductModel, PropertyValue } from 'schema-dts';

import { specificationAmount, type Specification } from '../products/Specification';
import type { Amount } from '../units/Amount';

import { unitCefactCodes } from './unitCefactCodes';

interface NamedAddress {
  readonly name: string;
  /** Absolute. */
  readonly url: string;
}

export interface ProductInput extends NamedAddress {
  /** The product's slug, which is the same in every language. */
  readonly sku: string;
  readonly description: string;
  readonly imageUrls: readonly string[];
  readonly brand: string;
  /** Names of the classifications from the top down. */
  readonly category: readonly string[];
  /** In one measurement system. */
  readonly specifications: readonly Specification[];
  readonly related: readonly NamedAddress[];
  readonly successor: NamedAddress | null;
}

/** Numbers as in the data, without the separators of a language. */
function figuresOf({ shape, values }: Amount) {
  const [first, second] = values;
  switch (shape) {
    case 'single':
      return { value: first.value };
    case 'range':
      return { minValue: first.value, maxValue: second?.value ?? first.value };
    case 'atLeast':
      return { minValue: first.value };
    case 'atMost':
      return { maxValue: first.value };
    case 'tolerance':
    case 'dimensions':
    case 'list':
      return undefined;
  }
}

function createProperty(specification: Specification): PropertyValue {
  const { key, name, value, unit } = specification;
  const amount = specificationAmount(specification);
  const code = amount && unitCefactCodes[amount.unit];
  // A gauge is no growing quantity: "36 – 15" has no minimum and maximum for a reader that does not know AWG.
  const figures = amount && amount.unit !== 'awg' ? figuresOf(amount) : undefined;
  return {
    '@type': 'PropertyValue',
    propertyID: key,
    name,
    ...(figures ?? { value }),
    ...(code && { unitCode: code }),
    ...(unit && { unitText: unit }),
  };
}

const toProduct = ({ name, url }: NamedAddress) => ({ '@type': 'Product', name, url }) as const;

/**
 * Creates schema.org's Product without offers, because prices are not shown. A product with a successor becomes a
 * ProductModel, the only type that can refer to it.
 */
export function createProductThing(product: ProductInput): Product | ProductModel {
  const { name, url, sku, description, imageUrls, brand, category, specifications, related, successor } =
    product;
  const properties = {
    '@id': `${url}#product`,
    name,
    url,
    sku,
    ...(description && { description }),
    ...(imageUrls.length > 0 && { image: imageUrls }),
    brand: { '@type': 'Brand', name: brand },
    ...(category.length > 0 && { category: category.join(' > ') }),
    additionalProperty: specifications.map(createProperty),
    ...(related.length > 0 && { isRelatedTo: related.map(toProduct) }),
  } as const;
  if (!successor) return { '@type': 'Product', ...properties };
  return {
    '@type': 'ProductModel',
    ...properties,
    predecessorOf: { '@type': 'ProductModel', name: successor.name, url: successor.url },
  };
}
