import * as z from 'zod/mini';

/** A file that the service stores for this ticket until it is sent; `size` in bytes. */
export const storedFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });

export const storedFilesSchema = z.array(storedFileSchema);

export type StoredFile = z.infer<typeof storedFileSchema>;
