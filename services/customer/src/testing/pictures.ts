import { randomBytes } from 'node:crypto';

/** A PNG of one pixel, complete enough for type detection. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The beginning of a JPEG (JFIF). */
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex');

/** `bytes` bytes that begin as a JPEG. */
export const largeJpeg = (bytes: number): Buffer =>
  Buffer.concat([jpeg, randomBytes(Math.max(0, bytes - jpeg.length))]);

export const formOf = (content: Buffer, name: string, type = 'image/jpeg'): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type }), name);
  return form;
};
