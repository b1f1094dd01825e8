export interface FileDelivery {
  /** Never the stored value itself, because browsers could parse a list or a parameter in it as another type. */
  contentType: string;
  disposition: 'inline' | 'attachment';
  contentSecurityPolicy: string;
}

export const strictPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Chromium plays a directly opened video in a generated document, which loads it again and sets its size. */
const playerPolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin; frame-ancestors 'none'";

/**
 * Without `sandbox`, because Safari leaves some sandboxed PDFs blank (aem-core-wcm-components, issue 2839). PDF viewers
 * are not documents of this origin, and `default-src 'none'` blocks scripts. To older Chromium they are plug-ins with a
 * style attribute (271452).
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Excludes "+": types that end in "+xml" are parsed as XML, where a style sheet can run scripts. */
const isPicture = (type: string) => /^image\/(?!svg)[a-z0-9.-]+$/.test(type);
const isPlayable = (type: string) => /^(?:audio|video)\/[a-z0-9.-]+$/.test(type);

/** Downloaded with their own type: plain text, and SVG, which an image element would not show as bytes. */
const savedTypes: readonly string[] = ['text/plain', 'image/svg+xml'];

const inline = (contentType: string, contentSecurityPolicy: string): FileDelivery => ({
  contentType,
  disposition: 'inline',
  contentSecurityPolicy,
});

function decideShown(type: string): FileDelivery | undefined {
  if (type === 'application/pdf') return inline(type, pdfPolicy);
  if (isPlayable(type)) return inline(type, playerPolicy);
  if (isPicture(type) || type === 'text/vtt') return inline(type, strictPolicy);
  return undefined;
}

/** Returns the type without its parameters, in lower case. */
export const toMediaType = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Renders PDF, images, video, audio and captions inline; everything else is downloaded. Types that are not allowlisted
 * are sent as bytes, so that no page of the same origin can load them as a script or style sheet.
 */
export function decideFileDelivery(storedType: string | null, isDownload = false): FileDelivery {
  const type = toMediaType(storedType);
  const shown = decideShown(type);
  if (shown && !isDownload) return shown;
  const contentType = shown || savedTypes.includes(type) ? type : 'application/octet-stream';
  return { contentType, disposition: 'attachment', contentSecurityPolicy: strictPolicy };
}
