import { z } from 'zod';

const suggestionSchema = z.object({ text: z.string().nullable() });

/** Limit of the service (`editing/pictureTextEndpoint.ts`). */
const maxHeadBytes = 512 * 1024;

interface SuggestionInput {
  /** Undefined before the first save. */
  id: string | undefined;
  /** Chosen and not yet saved. */
  file: File | undefined;
  language: string;
}

/** Reads the description in the metadata of a picture. Never rejects: without a response there is no suggestion. */
export const readSuggestion = async (
  { id, file, language }: SuggestionInput,
  signal: AbortSignal,
): Promise<string | null> => {
  if (!file && id === undefined) return null;
  try {
    const query = new URLSearchParams({ language, ...(!file && id !== undefined && { id }) });
    const response = await fetch(`/api/editing/picture-text?${query}`, {
      method: file ? 'POST' : 'GET',
      body: file?.slice(0, maxHeadBytes),
      credentials: 'include',
      signal,
    });
    return response.ok ? suggestionSchema.parse(await response.json()).text : null;
  } catch {
    return null;
  }
};
