/** Start of the data set 2:120, Caption/Abstract (IPTC IIM 4.2, 1.5 and 6). */
const captionMarker = Buffer.from([0x1c, 0x02, 0x78]);

/** Longer data sets encode their length differently; captions are shorter. */
const maxLength = 0x7f_ff;

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads the caption of an IPTC block; undefined if there is none. */
export const readIptcCaption = (iptc: Buffer): string | undefined => {
  const found = iptc.indexOf(captionMarker);
  const start = found + captionMarker.length + 2;
  if (found < 0 || start > iptc.length) return undefined;
  const length = iptc.readUInt16BE(start - 2);
  return length <= maxLength && start + length <= iptc.length
    ? decode(iptc.subarray(start, start + length))
    : undefined;
};
