import { z } from 'zod';

/** What the content service's form tells its preview after each save, in its own words. */
const savedSchema = z.object({ type: z.literal('payload-document-event') });

/** Whether a message comes from the content service and says that the page was saved. */
export const isSaved = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  editorOrigin: string,
): boolean => origin === editorOrigin && savedSchema.safeParse(data).success;

/** Without it the form tells nothing. */
export const readyMessage = { type: 'payload-live-preview', ready: true } as const;

/** The form opens the row of the block, and the field that has the text. */
export const blockMessage = (id: string, text?: string) =>
  ({ type: 'kmx.preview.block', id, ...(text !== undefined && { text }) }) as const;

type MessageTarget = Pick<Window, 'postMessage'>;

const canPost = (value: unknown): value is MessageTarget =>
  typeof value === 'object' && value !== null && 'postMessage' in value;

/** Who shows the preview: the window around it or the one that opened it; undefined where it stands alone. */
export function findEditorWindow(): MessageTarget | undefined {
  if (window.parent !== window) return window.parent;
  const opener: unknown = window.opener;
  return canPost(opener) ? opener : undefined;
}
