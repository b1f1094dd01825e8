import type { Endpoint } from 'payload';
import { canSeeDrafts } from '../access/roles';
import { allowing, respondWith } from '../translation/endpoints/responses';
import { listProductUses } from './listProductUses';

/**
 * `GET /api/editing/product-uses`: the documents that name a product, so that it is not removed unseen. `?slug=` selects
 * one product.
 */
export const productUsesEndpoint: Endpoint = {
  path: '/editing/product-uses',
  method: 'get',
  handler: allowing(canSeeDrafts, async (req) => {
    const slug = req.searchParams.get('slug');
    const products = await listProductUses(req, slug ?? '');
    return respondWith({ products: products.filter((one) => slug === null || one.slug === slug) });
  }),
};
