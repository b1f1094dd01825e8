import { z } from 'zod';

/** Message that Payload's form sends to its preview after each save. */
const savedSchema = z.object({ type: z.literal('payload-document-event') });

/** Checks that a message comes from the content service and reports a save. */
export const isSaved = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  editorOrigin: string,
): boolean => origin === editorOrigin && savedSchema.safeParse(data).success;

/** Payload sends no events before it has received this message. */
export const readyMessage = { type: 'payload-live-preview', ready: true } as const;

/** Makes the form open the row of a block and the field with the text. */
export const blockMessage = (id: string, text?: string) =>
  ({ type: 'kmx.preview.block', id, ...(text !== undefined && { text }) }) as const;

type MessageTarget = Pick<Window, 'postMessage'>;

const canPost = (value: unknown): value is MessageTarget =>
  typeof value === 'object' && value !== null && 'postMessage' in value;

/** Returns the window that contains or opened the preview; undefined if there is none. */
export function findEditorWindow(): MessageTarget | undefined {
  if (window.parent !== window) return window.parent;
  const opener: unknown = window.opener;
  return canPost(opener) ? opener : undefined;
}
