import { z } from 'zod';

const blockMessage = z.object({ type: z.literal('kmx.preview.block'), id: z.string().min(1).max(100) });

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** The row id of the block that was clicked in the preview at `url`; undefined for every other message. */
export const readClickedBlock = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  url: string,
): string | undefined => {
  if (origin !== originOf(url)) return undefined;
  const parsed = blockMessage.safeParse(data);
  return parsed.success ? parsed.data.id : undefined;
};
