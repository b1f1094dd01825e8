import type { Where } from 'payload';
import { z } from 'zod';

const positionSchema = z.tuple([z.string(), z.string()]);
export type Position = z.infer<typeof positionSchema>;

/** Opaque cursor for the position after a row: its sort key and id. */
export const encodeCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Undefined for a cursor that this service did not create, which then means the beginning. */
export const decodeCursor = (cursor: string): Position | undefined => {
  try {
    return positionSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Conditions for the rows after a position, ordered by `field` and id. */
export const behindPosition = (
  field: string,
  [key, id]: Position,
  direction: 'greater_than' | 'less_than' = 'greater_than',
): Where => ({
  or: [
    { [field]: { [direction]: key } },
    { and: [{ [field]: { equals: key } }, { id: { greater_than: id } }] },
  ],
});

/** Conditions for the rows after a cursor, ordered by `field` and id; none for the first page. */
export const behind = (field: string, cursor: string | undefined): Where[] => {
  const position = cursor === undefined ? undefined : decodeCursor(cursor);
  return position ? [behindPosition(field, position)] : [];
};

/** Creates a connection of the first `size` rows. One more row has been read to detect further pages. */
export const takePage = <Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => string,
) => {
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      hasNextPage: rows.length > size,
      endCursor: last ? encodeCursor([keyOf(last), last.id]) : null,
    },
  };
};
