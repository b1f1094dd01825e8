import { z } from 'zod';

const filesSchema = z.object({ files: z.array(z.object({ id: z.string(), name: z.string() })) });

export type SameFile = z.output<typeof filesSchema>['files'][number];

export interface FormOfFile {
  collection: string;
  /** Undefined before the first save. */
  id: string | undefined;
  /** Chosen and not yet saved. */
  file: File | undefined;
}

/** SHA-256 in hexadecimal, as the service stores it. */
const hashFile = async (file: File): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Reads which documents have the same file as a form. Never rejects: without a response there is no notice. Browsers hash
 * over HTTPS and on localhost only; elsewhere the notice comes after the file is saved.
 */
export const readSameFiles = async (
  { collection, id, file }: FormOfFile,
  signal: AbortSignal,
): Promise<readonly SameFile[]> => {
  if (id === undefined && !file) return [];
  try {
    const query = new URLSearchParams({ collection });
    if (id !== undefined) query.set('id', id);
    if (file) query.set('hash', await hashFile(file));
    const response = await fetch(`/api/editing/same-files?${query}`, { credentials: 'include', signal });
    return response.ok ? filesSchema.parse(await response.json()).files : [];
  } catch {
    return [];
  }
};
