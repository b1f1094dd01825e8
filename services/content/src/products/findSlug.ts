import { z } from 'zod';

const timeoutMilliseconds = 2_000;

const query = `query FindSlug($slug: String!) {
  product: productBySlug(slug: $slug, language: en) { slug }
  classifications: classificationProducts(language: en) { slug }
}`;

const responseSchema = z.object({
  data: z.object({
    product: z.object({ slug: z.string() }).nullable(),
    classifications: z.array(z.object({ slug: z.string() })),
  }),
});

/** `unknown`: there is no product service, or it does not respond. */
export type SlugFinding = 'product' | 'classification' | 'none' | 'unknown';

/** Looks a slug up in the product service at `url`, in every country and whatever the status of the product. */
export const findSlug = async (url: string | undefined, slug: string): Promise<SlugFinding> => {
  if (url === undefined) return 'unknown';
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { slug } }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const { product, classifications } = responseSchema.parse(await response.json()).data;
    if (classifications.some((one) => one.slug === slug)) return 'classification';
    return product ? 'product' : 'none';
  } catch {
    // An editor's work does not wait for another service: what cannot be checked is accepted.
    return 'unknown';
  }
};
