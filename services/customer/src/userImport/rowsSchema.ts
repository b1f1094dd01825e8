import { z } from 'zod';
import type { UserImportRow } from '@kmx/contract/userImports';

const rowSchema = z.object({
  line: z.int().min(1),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organisation: z.string(),
  country: z.string(),
  language: z.string(),
  applications: z.string(),
});

const hasUniqueLines = (rows: readonly UserImportRow[]): boolean =>
  new Set(rows.map(({ line }) => line)).size === rows.length;

/** Lines of a list, each with its own number; what the cells contain is decided line by line. */
export const createRowsSchema = (max: number) => z.array(rowSchema).min(1).max(max).refine(hasUniqueLines);
