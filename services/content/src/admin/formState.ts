import { z } from 'zod';

interface OpenForm {
  collection: string;
  id: string;
}

/** Also sent while the page is being left. */
export const sendFormState = (form: OpenForm, state: 'changed' | 'closed'): Promise<Response> =>
  fetch('/api/editing/form', {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, state }),
  });

const editorSchema = z.object({ editor: z.string().nullable() });

/** Name of who holds the lock instead; null for nobody, and for a service that does not respond. */
export const readEditor = async (response: Response): Promise<string | null> => {
  if (!response.ok) return null;
  return editorSchema.safeParse(await response.json()).data?.editor ?? null;
};

const noticeSchema = z.object({
  mergeNotice: z.string().optional().catch(undefined),
  mergeIsIncomplete: z.boolean().catch(false),
});

/** Changes of others that the response to a save reports; incomplete if the form does not show all of them yet. */
export const readMergeNotice = (
  document: unknown,
): { notice?: string | undefined; isIncomplete: boolean } => {
  const { mergeNotice, mergeIsIncomplete } = noticeSchema.safeParse(document).data ?? {};
  return { notice: mergeNotice, isIncomplete: mergeIsIncomplete === true };
};
