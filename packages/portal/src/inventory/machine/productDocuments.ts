import * as z from 'zod/mini';
import type { PortalLocale } from '../../app/PortalConfig';

/** Only addresses of the site become links. */
const ownPath = z.string().check(z.regex(/^\/(?!\/)/));

const productDocumentsSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1)),
    /** Type of the document, in the reader's language. */
    type: z.string(),
    url: ownPath,
    extension: z.string(),
    sizeBytes: z.number().check(z.nonnegative()),
    /** ISO 639 code of the document's language. */
    language: z.string(),
  }),
);

export type ProductDocument = z.infer<typeof productDocumentsSchema>[number];

/**
 * Loads the documents of a product (by slug) in the user's language and country; rejects if the site's response is an
 * error or invalid.
 */
export type LoadProductDocuments = (
  slug: string,
  locale: Pick<PortalLocale, 'urlCode'>,
  signal: AbortSignal,
) => Promise<readonly ProductDocument[]>;

/** Fetches from the site, which gets the documents from its product service. */
export const loadProductDocuments: LoadProductDocuments = async (slug, { urlCode }, signal) => {
  const path = ['/api/product-documents', urlCode, slug].map((part, index) =>
    index === 0 ? part : encodeURIComponent(part),
  );
  const response = await window.fetch(path.join('/'), { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The documents of a product came with status ${response.status}.`);
  return productDocumentsSchema.parse(await response.json());
};
