// Payload's parser treats a part as a file if it has a filename or is an octet stream; fields of forms have neither. The
// values of Payload's forms are JSON, in which no line can begin like a header.
const fileHeader = /^(?:content-type:|content-disposition:[^\n]*(?:\n[ \t][^\n]*)*filename)/im;

/** Decides whether a multipart body may contain a file. */
export const hasFilePart = (body: Buffer): boolean => fileHeader.test(body.toString('latin1'));
