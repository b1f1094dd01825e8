import { z } from 'zod';

interface OpenForm {
  collection: string;
  id: string;
}

/** Uses `keepalive`, because it is also sent while leaving the page. */
export const sendFormState = (form: OpenForm, state: 'changed' | 'closed'): Promise<Response> =>
  fetch('/api/editing/form', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, state }),
  });

const editorSchema = z.object({ editor: z.string().nullable() });

/** Returns the name of another lock holder; null if there is none or the service does not respond. */
export const readEditor = async (response: Response): Promise<string | null> => {
  if (!response.ok) return null;
  return editorSchema.safeParse(await response.json()).data?.editor ?? null;
};

const noticeSchema = z.object({
  mergeNotice: z.string().optional().catch(undefined),
  mergeIsIncomplete: z.boolean().catch(false),
});

/**
 * Returns the changes by others in the response to a save; `incomplete` if the form does not show all of them
 * yet.
 */
export const readMergeNotice = (
  document: unknown,
): { notice?: string | undefined; isIncomplete: boolean } => {
  const { mergeNotice, mergeIsIncomplete } = noticeSchema.safeParse(document).data ?? {};
  return { notice: mergeNotice, isIncomplete: mergeIsIncomplete === true };
};
