import { z } from 'zod';

/** Fields that Payload writes to an upload. */
const uploadSchema = z.object({
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  sizes: z
    .record(z.string(), z.object({ filename: z.string().nullish(), mimeType: z.string().nullish() }))
    .nullish(),
});

interface StoredFile {
  name: string;
  mimeType: string;
  /** Key of `sizes`; undefined for the uploaded file itself. */
  size: string | undefined;
}

/** Lists the files of an upload: the uploaded one and its sizes. */
export const listFiles = (document: unknown): StoredFile[] => {
  const { sizes, ...original } = uploadSchema.parse(document);
  return [
    { size: undefined, ...original },
    ...Object.entries(sizes ?? {}).map(([size, file]) => ({ size, ...file })),
  ].flatMap(({ size, filename: name, mimeType }) =>
    name ? [{ size, name, mimeType: mimeType ?? 'application/octet-stream' }] : [],
  );
};
