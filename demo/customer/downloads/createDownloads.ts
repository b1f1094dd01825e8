import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DownloadKind } from '@kmx/contract/parts';
import type { NewRow } from '../../../services/customer/src/database/tables';
import { parseJson } from '../../../services/toolkit/src/parseJson';
import { createReleases, lumeraLine } from '../software/createReleases';
import {
  articlesCsv,
  connectionsJson,
  ordersXml,
  quickGuide,
  quickGuideGerman,
  shiftsJson,
} from './templates';
import { titles, type TitleKey } from './titles';

type DownloadRow = NewRow<'customer_downloads'>;

interface File {
  kind: DownloadKind;
  title: TitleKey;
  fileName: string;
  mimeType: string;
  content: string;
  version: string;
  releasedOn: string;
}

const sha256Of = (content: string): string => createHash('sha256').update(content).digest('hex');

const rowOf = (file: File): DownloadRow => ({
  id: `download-${file.fileName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  kind: file.kind,
  titles: JSON.stringify(titles[file.title]),
  version: file.version,
  released_on: file.releasedOn,
  file_name: file.fileName,
  mime_type: file.mimeType,
  content: file.content,
  size_bytes: Buffer.byteLength(file.content),
  sha256: sha256Of(file.content),
});

const notesSchema = z.object({ en: z.array(z.string()) });

/** The notes of one version as a text file. */
const writeNotes = (version: string, releasedOn: string, notes: string): string => {
  const { en } = notesSchema.parse(parseJson(notes));
  const heading = `Lumera Line ${version}, ${releasedOn}`;
  return [heading, '='.repeat(heading.length), '', ...en.map((note) => `- ${note}`), ''].join('\n');
};

/** Files of the newest version, each with its type. */
const templates: readonly (readonly [DownloadKind, TitleKey, name: string, type: string, content: string])[] =
  [
    ['guide', 'guide', 'lumera-line-quick-guide.txt', 'text/plain', quickGuide],
    ['guide', 'guideGerman', 'lumera-line-kurzanleitung.txt', 'text/plain', quickGuideGerman],
    ['configuration', 'connections', 'connections.json', 'application/json', connectionsJson],
    ['configuration', 'shifts', 'shifts.json', 'application/json', shiftsJson],
    ['configuration', 'orders', 'orders.xml', 'application/xml', ordersXml],
    ['configuration', 'articles', 'articles.csv', 'text/csv', articlesCsv],
  ];

/** The files of the download centre: all of them are text; the last one holds the checksums of the others. */
export const createDownloads = (now: Date): DownloadRow[] => {
  const releases = createReleases(now).filter(({ product_slug: slug }) => slug === lumeraLine.slug);
  const newest = releases.at(-1);
  if (!newest) throw new Error('Lumera Line has no release.');
  const notes = releases.slice(-2).map((release): File => ({
    kind: 'releaseNotes',
    title: 'releaseNotes',
    fileName: `lumera-line-${release.version}-release-notes.txt`,
    mimeType: 'text/plain',
    content: writeNotes(release.version, release.released_on, release.notes),
    version: release.version,
    releasedOn: release.released_on,
  }));
  const { version, released_on: releasedOn } = newest;
  const others = templates.map(([kind, title, fileName, mimeType, content]): File => ({
    kind,
    title,
    fileName,
    mimeType,
    content,
    version,
    releasedOn,
  }));
  const files = [...notes.toReversed(), ...others];
  const sums = files.map(({ fileName, content }) => `${sha256Of(content)}  ${fileName}\n`).join('');
  const checksums = { kind: 'checksums', title: 'checksums', fileName: 'SHA256SUMS.txt' } as const;
  return [...files, { ...checksums, mimeType: 'text/plain', content: sums, version, releasedOn }].map(rowOf);
};
