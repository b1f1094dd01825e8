/** Types that a browser would run in our name when opened; they are only ever downloaded. */
const activeTypes =
  /^(text\/html|application\/xhtml\+xml|image\/svg\+xml|(text|application)\/(xml|javascript))/;

/** Uploaded bytes are what they say they are, run nothing, and may be kept for five minutes without asking. */
export const hardenUploadHeaders = ({ headers }: { headers: Headers }): Headers => {
  headers.set('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (activeTypes.test(headers.get('Content-Type') ?? '')) {
    headers.set('Content-Disposition', 'attachment');
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  }
  return headers;
};

/** A file may be protected tomorrow: nobody serves it from a cache while asking. */
export const hardenFileHeaders = ({ headers }: { headers: Headers }): Headers => {
  hardenUploadHeaders({ headers }).set('Cache-Control', 'public, max-age=300');
  return headers;
};
