import { z } from 'zod';
import type { ReceivedMail } from './receiveReply';
import { replyLimits } from './replyLimits';

/** Reads a mail up to the limit, and discards the rest without storing it. */
export const readLimitedMail = async (stream: AsyncIterable<unknown>): Promise<ReceivedMail> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = z.instanceof(Uint8Array).parse(chunk);
    size += bytes.byteLength;
    if (size <= replyLimits.mailBytes) chunks.push(bytes);
  }
  return { source: Buffer.concat(chunks), isWhole: size <= replyLimits.mailBytes };
};
