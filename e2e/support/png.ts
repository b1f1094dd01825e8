/** Width and height from the header of a PNG, in pixels; throws for anything else. */
export function pngSize(picture: Buffer): { width: number; height: number } {
  const signature = picture.subarray(0, 8).toString('hex');
  if (signature !== '89504e470d0a1a0a' || picture.toString('latin1', 12, 16) !== 'IHDR')
    throw new Error(`This is no PNG: ${signature}`);
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
