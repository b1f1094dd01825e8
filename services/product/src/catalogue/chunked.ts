/** SQLite binds at most 32 766 values to a statement; far shorter lists keep both planners fast. */
const chunkSize = 500;

/** Runs `read` over `keys` in chunks and joins the rows. */
export const chunked = async <Key, Row>(
  keys: readonly Key[],
  read: (chunk: readonly Key[]) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += chunkSize)
    rows.push(...(await read(keys.slice(start, start + chunkSize))));
  return rows;
};
