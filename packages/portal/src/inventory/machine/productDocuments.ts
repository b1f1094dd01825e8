import * as z from 'zod/mini';
import type { PortalLocale } from '../../app/PortalConfig';

/** Only the site's own addresses: others must not become links. */
const ownPath = z.string().check(z.regex(/^\/(?!\/)/));

const productDocumentsSchema = z.array(
  z.object({
    name: z.string().check(z.minLength(1)),
    /** Type of the document, in the reader's language. */
    type: z.string(),
    url: ownPath,
    extension: z.string(),
    sizeBytes: z.number().check(z.nonnegative()),
    /** ISO 639 code of what it is written in. */
    language: z.string(),
  }),
);

/** A document of a product, to be downloaded from the site. */
export type ProductDocument = z.infer<typeof productDocumentsSchema>[number];

/** The documents of a product (its slug) in the reader's language and country; rejects when the site gives none or something else. */
export type LoadProductDocuments = (
  slug: string,
  locale: Pick<PortalLocale, 'urlCode'>,
  signal: AbortSignal,
) => Promise<readonly ProductDocument[]>;

/** Asks the site, which asks its product service. */
export const loadProductDocuments: LoadProductDocuments = async (slug, { urlCode }, signal) => {
  const path = ['/api/product-documents', urlCode, slug].map((part, index) =>
    index === 0 ? part : encodeURIComponent(part),
  );
  const response = await window.fetch(path.join('/'), { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The documents of a product came with status ${response.status}.`);
  return productDocumentsSchema.parse(await response.json());
};
