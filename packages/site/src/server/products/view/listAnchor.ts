import { productListId } from '@kmx/blocks';

/** Who narrows a list goes on at the list, and not above it. */
export const listAnchor = `#${productListId}`;
