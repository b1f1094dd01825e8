import { sql } from 'kysely';
import { z } from 'zod';
import { isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import type { Download, DownloadFile } from './model';
import { pickLanguage } from './pickLanguage';

/** The files of the download centre, the newest first. */
export const readDownloads = async (db: CustomerDatabase, language: string): Promise<Download[]> => {
  const rows = await db
    .selectFrom('customer_downloads')
    .select(['id', 'kind', 'titles', 'version', 'released_on', 'file_name', 'size_bytes', 'sha256'])
    .orderBy('released_on', 'desc')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, titles, version, released_on: releasedOn, sha256, ...row }) => ({
    id,
    kind,
    version,
    releasedOn,
    sha256,
    title: pickLanguage(titles, language, z.string()),
    fileName: row.file_name,
    size: row.size_bytes,
  }));
};

/** One file with its content, or null. */
export const readDownload = async (db: CustomerDatabase, id: string): Promise<DownloadFile | null> => {
  const row = await db
    .selectFrom('customer_downloads')
    .select(['file_name', 'mime_type', 'content', 'sha256'])
    .where(isOneOf(sql.ref('id'), [id]))
    .executeTakeFirst();
  if (!row) return null;
  return { fileName: row.file_name, mimeType: row.mime_type, content: row.content, sha256: row.sha256 };
};
