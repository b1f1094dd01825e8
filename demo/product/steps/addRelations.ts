import type { RelationType } from '../../../services/product/src/database/tables';
import { products } from '../range/products';
import type { SeedRows } from '../rows';
import type { FamilyId, ProductSource } from '../types';
import { productId } from './ids';

/** Feeders, accessories and care products of a machine, by its family. */
const components: Partial<Record<FamilyId, readonly string[]>> = {
  'cut-strip': ['blade-set-bv-90', 'ductor-120', 'coila-15'],
  'cable-strip': ['blade-set-bv-90'],
  'crimp-line': ['applicator-ma-40', 'applicator-me-40', 'tool-set-ts-12', 'ductor-120'],
  press: ['applicator-ma-40', 'applicator-ma-30', 'tool-set-ts-12'],
  twist: ['ductor-120'],
  harness: ['applicator-ma-40', 'ductor-120'],
  'high-voltage': ['ductor-500', 'blade-set-bv-90'],
  busbar: ['blade-set-bv-90'],
  feeding: ['coila-40'],
};

const services: Partial<Record<FamilyId, readonly string[]>> = {
  tool: ['care-plan'],
  blades: ['care-plan'],
  software: ['operator-course', 'remote-check'],
  service: ['remote-check', 'care-plan'],
};
const machineServices = ['care-plan', 'operator-course', 'remote-check'];

/** Families of one kind with another, for products that are the only ones of theirs. */
const kin: Partial<Record<FamilyId, FamilyId>> = {
  blades: 'tool',
  busbar: 'high-voltage',
  micrograph: 'tester',
};
const kinOf = ({ family }: ProductSource): FamilyId => kin[family] ?? family;

const isKin = (product: ProductSource) => (other: ProductSource) =>
  kinOf(other) === kinOf(product) && other.status === 'active';

const relationsOf = (product: ProductSource): Record<RelationType, readonly string[]> => ({
  related: products
    .filter(isKin(product))
    .map(({ slug }) => slug)
    .filter((slug) => slug !== product.slug)
    .slice(0, 4),
  component: components[product.family] ?? [],
  service: services[product.family] ?? machineServices,
});

export const addRelations = (rows: SeedRows, product: ProductSource): void => {
  const { related, component, service } = relationsOf(product);
  const all = [
    ...related.map((slug) => ({ slug, type: 'related' as const })),
    ...component.map((slug) => ({ slug, type: 'component' as const })),
    ...service.map((slug) => ({ slug, type: 'service' as const })),
  ];
  all
    .filter(({ slug }) => slug !== product.slug)
    .forEach(({ slug, type }, index) =>
      rows.pim_relations.push({
        product_id: productId(product.slug),
        related_id: productId(slug),
        type,
        sort_index: index,
      }),
    );
};
