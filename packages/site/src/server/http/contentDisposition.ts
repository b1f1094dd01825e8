/** Replaces characters that could break out of the header. */
const toPlain = (fileName: string) => fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');

// Encoding to UTF-8 first replaces lone surrogates, which `encodeURIComponent` rejects.
const toEncoded = (fileName: string) =>
  encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`: supports all browsers and scripts (RFC 6266).
 */
export const contentDisposition = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename="${toPlain(fileName)}"; filename*=UTF-8''${toEncoded(fileName)}`;
