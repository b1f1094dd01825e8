/** What a header can say of a name without breaking out of it. */
const toPlain = (fileName: string) => fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');

// The way through UTF-8 mends half characters, which cannot be encoded.
const toEncoded = (fileName: string) =>
  encodeURIComponent(Buffer.from(fileName).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`: the name for every browser, in every script (RFC 6266). */
export const contentDisposition = (kind: 'inline' | 'attachment', fileName: string): string =>
  `${kind}; filename="${toPlain(fileName)}"; filename*=UTF-8''${toEncoded(fileName)}`;
