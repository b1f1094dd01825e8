import { decideFileDelivery } from '@kmx/contract/files';

/** Headers of uploaded files: no sniffing, no execution, and cacheable for five minutes. */
export const hardenUploadHeaders = ({ headers }: { headers: Headers }): Headers => {
  headers.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const storedType = headers.get('Content-Type');
  const { contentType, disposition, contentSecurityPolicy } = decideFileDelivery(storedType);
  headers.set('Content-Security-Policy', contentSecurityPolicy);
  // A rejected range has no bytes, and so no type.
  if (storedType !== null) {
    headers.set('Content-Type', contentType);
    headers.set('Content-Disposition', disposition);
  }
  return headers;
};

/** A file may become protected, so it must not be served stale during revalidation. */
export const hardenFileHeaders = ({ headers }: { headers: Headers }): Headers => {
  hardenUploadHeaders({ headers }).set('Cache-Control', 'public, max-age=300');
  return headers;
};
