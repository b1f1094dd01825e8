import type { ShownMachine } from '@kmx/blocks';
import type { ProductHierarchy } from '@kmx/core';
import { checkWires, type Wire, type WireCheck } from '@kmx/core/wire-check';

import type { CatalogueProduct } from '../products/Catalogue';

import type { WireProduct } from './loadWireMachines';

/** Checks wires against the machines of a country, each with its address and classification. */
export function createWireCheck(
  wires: readonly Wire[],
  products: readonly WireProduct[],
  { entries }: Pick<ProductHierarchy<CatalogueProduct>, 'entries'>,
): WireCheck<ShownMachine> {
  const machines = products.flatMap((product): readonly ShownMachine[] => {
    const place = entries.get(product.slug);
    if (!place) return [];
    const { route, imageUrl } = place.product;
    const classification = place.classification.slug;
    return [{ ...product, href: route, pictureUrl: imageUrl, classification }];
  });
  return checkWires(wires, machines);
}
