import { z } from 'zod';

/** Response to {@link PublicMachineDocument}; null for an unknown code. */
export const publicMachineSchema = z.object({
  publicMachine: z
    .object({ name: z.string(), productSlug: z.string(), builtYear: z.number().int() })
    .nullable(),
});
