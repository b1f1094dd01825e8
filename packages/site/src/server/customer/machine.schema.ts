import { z } from 'zod';

/** The answer to {@link PublicMachineDocument}; null when nothing has the code. */
export const publicMachineSchema = z.object({
  publicMachine: z
    .object({ name: z.string(), productSlug: z.string(), builtYear: z.number().int() })
    .nullable(),
});
