import { decideFileDelivery } from '@kmx/contract/files';

/** Uploaded bytes are what they say they are, run nothing, and may be kept for five minutes without asking. */
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

/** A file may be protected tomorrow: nobody serves it from a cache while asking. */
export const hardenFileHeaders = ({ headers }: { headers: Headers }): Headers => {
  hardenUploadHeaders({ headers }).set('Cache-Control', 'public, max-age=300');
  return headers;
};
