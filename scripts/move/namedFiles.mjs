import { readBatches, readSchema } from './copyTables.mjs';
import { openTables } from './openTables.mjs';

/** Files of an upload of the content service: the file itself and its sizes, each with a column of its type. */
const filesOfUpload = (table) => (row) =>
  Object.entries(row).flatMap(([column, name]) => {
    const prefix = /^(.*)filename$/.exec(column)?.[1];
    return prefix === undefined || name === null
      ? []
      : [{ key: `${table}/${name}`, mimeType: row[`${prefix}mime_type`] }];
  });

const fileOfCustomer = ({ blob_key: key, mime_type: mimeType, completed_at: completedAt }) =>
  completedAt === null ? [] : [{ key, mimeType }];

const tablesByStore = {
  library: { media: filesOfUpload('media'), files: filesOfUpload('files') },
  uploads: { customer_uploads: fileOfCustomer },
};

/** Types by keys of the files of a store that rows of its database name. */
export async function readNamedFiles(store, database) {
  const db = openTables(database);
  try {
    const schema = await readSchema(db, database.kind);
    const types = new Map();
    for (const [table, filesOf] of Object.entries(tablesByStore[store])) {
      if (!schema.has(table)) continue;
      for await (const rows of readBatches(db, { table, kind: database.kind }))
        for (const { key, mimeType } of rows.flatMap(filesOf)) types.set(key, mimeType ?? undefined);
    }
    return types;
  } finally {
    await db.destroy();
  }
}
