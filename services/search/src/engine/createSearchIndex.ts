import type { SearchDatabase } from './openSearchDatabase';
import { createReader } from './readRecords';
import type { SearchIndex } from './SearchIndex';
import { removeSource, writeSource } from './writeSource';

/** Creates the index in a database: SQLite's FTS5 or PostgreSQL's text search, over the same tokens and in the same order. */
export const createSearchIndex = (database: SearchDatabase): SearchIndex => ({
  ...createReader(database),
  index: (source, records) => writeSource(database, source, records),
  remove: (source) => removeSource(database, source),
  close: database.close,
});
