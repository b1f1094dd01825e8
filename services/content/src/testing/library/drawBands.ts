import sharp from 'sharp';

const bands = { red: 0, green: 800, blue: 1600 } as const;

/** 2400 × 1350, in three bands from left to right; `orientation` as a camera stores it. */
export const drawBands = (orientation?: number): Promise<Buffer> => {
  const picture = sharp({ create: { width: 2400, height: 1350, channels: 3, background: 'red' } }).composite(
    Object.entries(bands).map(([background, left]) => ({
      input: { create: { width: 800, height: 1350, channels: 3, background } },
      left,
      top: 0,
    })),
  );
  return (orientation ? picture.withMetadata({ orientation }) : picture).jpeg().toBuffer();
};

/** Form of a picture with a file, as the admin sends it. */
export const toForm = (bytes: Buffer, name: string, fields: object = { alt: 'Three bands' }): FormData => {
  const form = new FormData();
  form.append('_payload', JSON.stringify(fields));
  form.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  return form;
};
