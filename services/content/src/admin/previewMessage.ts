import { z } from 'zod';

const blockMessage = z.object({
  type: z.literal('kmx.preview.block'),
  id: z.string().min(1).max(100),
  text: z.string().max(2000).optional(),
});

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

interface ClickedBlock {
  /** Id of the block's row. */
  id: string;
  text?: string | undefined;
}

/** Parses the message about a clicked block from the preview at `url`; undefined for other messages. */
export const readClickedBlock = (
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  url: string,
): ClickedBlock | undefined => {
  if (origin !== originOf(url)) return undefined;
  return blockMessage.safeParse(data).data;
};
