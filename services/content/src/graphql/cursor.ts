import { z } from 'zod';

const positionSchema = z.tuple([z.string(), z.string()]);
export type Position = z.infer<typeof positionSchema>;

/** An opaque cursor for the place behind a row: its sort key and id. */
export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Undefined for what is no cursor of ours, which then means the beginning. */
export const decodeCursor = (cursor: string): Position | undefined => {
  try {
    return positionSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};
