/** Response headers of a stored file. */
export interface FileDelivery {
  /** Never the stored value itself: browsers could read a list or a parameter in it as another type. */
  contentType: string;
  disposition: 'inline' | 'attachment';
  contentSecurityPolicy: string;
}

export const strictPolicy = "default-src 'none'; sandbox";

/** Chromium plays a film that is opened by its address in a document of its own, which loads it again and sets its size. */
const playerPolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/**
 * Without `sandbox`: Safari leaves some sandboxed PDFs blank (aem-core-wcm-components, issue 2839). Its viewers are no document
 * of this origin, and `default-src 'none'` stops scripts. They are plug-ins with a style attribute to older Chromium (271452).
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/** Excludes "+": types that end in "+xml" are parsed as XML, where a stylesheet can bring scripts. */
const isPicture = (type: string) => /^image\/(?!svg)[a-z0-9.-]+$/.test(type);
const isPlayable = (type: string) => /^(?:audio|video)\/[a-z0-9.-]+$/.test(type);

/** Saved under their own type: plain text, and drawings, which a picture element would not show as bytes. */
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

/** The type without its parameters, in small letters. */
export const toMediaType = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Shows PDF, pictures, films, sound and captions, and has everything else saved. What is not on a list is sent as bytes, so that
 * no page of the same origin can load it as a script or a style sheet either.
 */
export function decideFileDelivery(storedType: string | null, isDownload = false): FileDelivery {
  const type = toMediaType(storedType);
  const shown = decideShown(type);
  if (shown && !isDownload) return shown;
  const contentType = shown || savedTypes.includes(type) ? type : 'application/octet-stream';
  return { contentType, disposition: 'attachment', contentSecurityPolicy: strictPolicy };
}
