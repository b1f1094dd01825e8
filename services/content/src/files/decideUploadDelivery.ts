/** How the bytes of an upload may leave this service. */
export interface UploadDelivery {
  contentType: string;
  disposition: 'inline' | 'attachment';
  contentSecurityPolicy: string;
}

export const strictPolicy = "default-src 'none'; sandbox";

/** Chromium plays a film that is opened by its address in a document of its own, which loads it again and sets its size. */
const playerPolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/** Without `sandbox`: Safari leaves some sandboxed PDFs blank. Its viewers are no document of this origin. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/** Without "+": what ends in "+xml" is parsed as XML, where a stylesheet can bring scripts. */
const isPicture = (type: string): boolean => /^image\/(?!svg)[a-z0-9.-]+$/.test(type);
const isPlayable = (type: string): boolean => /^(?:audio|video)\/[a-z0-9.-]+$/.test(type);

/** Saved under their own type: plain text, and drawings, which a picture element would not show as bytes. */
const savedTypes: readonly string[] = ['text/plain', 'image/svg+xml'];

const decidePolicy = (type: string): string | undefined => {
  if (type === 'application/pdf') return pdfPolicy;
  if (isPlayable(type)) return playerPolicy;
  return isPicture(type) || type === 'text/vtt' ? strictPolicy : undefined;
};

/**
 * Shows PDF, pictures, films, sound and captions, and has everything else saved as bytes, which no page of this origin can load
 * as a script. The site has the same rule for its origin: packages/site/src/server/http/decideFileDelivery.ts.
 */
export const decideUploadDelivery = (contentType: string | null): UploadDelivery => {
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const policy = decidePolicy(type);
  if (policy !== undefined)
    return { contentType: type, disposition: 'inline', contentSecurityPolicy: policy };
  return {
    contentType: savedTypes.includes(type) ? type : 'application/octet-stream',
    disposition: 'attachment',
    contentSecurityPolicy: strictPolicy,
  };
};
