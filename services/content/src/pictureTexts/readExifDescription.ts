const prefix = 'Exif\0\0';
const imageDescription = 0x01_0e;
const asciiType = 2;

/** Reads the tag ImageDescription of IFD0 (Exif 2.32, 4.6.4); undefined if there is none or the data are malformed. */
export const readExifDescription = (exif: Buffer): string | undefined => {
  const start = exif.toString('latin1', 0, prefix.length) === prefix ? prefix.length : 0;
  const tiff = exif.subarray(start);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const isWithin = (offset: number, length: number): boolean => offset + length <= tiff.length;
  const read16 = (offset: number) => (order === 'II' ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset));
  const read32 = (offset: number) => (order === 'II' ? tiff.readUInt32LE(offset) : tiff.readUInt32BE(offset));
  if (!isWithin(4, 4)) return undefined;
  const directory = read32(4);
  if (!isWithin(directory, 2)) return undefined;
  const count = read16(directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (!isWithin(entry, 12)) return undefined;
    if (read16(entry) !== imageDescription || read16(entry + 2) !== asciiType) continue;
    const length = read32(entry + 4);
    // Up to four bytes are in the entry itself.
    const offset = length <= 4 ? entry + 8 : read32(entry + 8);
    return isWithin(offset, length) ? tiff.toString('utf8', offset, offset + length) : undefined;
  }
  return undefined;
};
