import * as z from 'zod/mini';

/** A file that the service holds for this ticket until it is sent; `size` in bytes. */
export const keptFileSchema = z.object({ id: z.string(), name: z.string(), size: z.number() });

/** The files of a draft. */
export const keptFilesSchema = z.array(keptFileSchema);

export type KeptFile = z.infer<typeof keptFileSchema>;
