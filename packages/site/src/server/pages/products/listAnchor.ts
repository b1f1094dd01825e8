import { productListId } from '@kmx/blocks';

/** After filtering, scrolls to the list instead of the top of the page. */
export const listAnchor = `#${productListId}`;
