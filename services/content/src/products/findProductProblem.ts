import { environment } from '../config/environment';
import { findSlug } from './findSlug';

/** Explains why a slug names no product; undefined while the product service does not respond. */
export const findProductProblem = async (slug: string): Promise<string | undefined> => {
  const finding = await findSlug(environment.productUrl, slug);
  return finding === 'none' || finding === 'classification'
    ? `There is no product "${slug}". Check the slug of the product.`
    : undefined;
};
