import type { SanitizedConfig } from 'payload';
import type { People } from '../tools/people';
import { createLibrarian } from './createLibrarian';

/** Uses of products, for editors and for nobody else. */
export const observeProductUses = async (config: SanitizedConfig, { editor }: People) => {
  const { get, getAnonymously } = await createLibrarian(config, editor);
  return {
    all: await get('/editing/product-uses'),
    one: await get('/editing/product-uses?slug=alpha'),
    unknown: await get('/editing/product-uses?slug=alph'),
    stranger: await getAnonymously('/editing/product-uses'),
  };
};
