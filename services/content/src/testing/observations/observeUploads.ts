import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { environment } from '../../config/environment';
import { fileId } from '../seeding/documents/convertLink';
import { messageOf } from '../tools/createQuery';

const english = { locale: 'en' as const };
const xsl =
  '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script>alert(1)</script></xsl:template></xsl:stylesheet>';

const toUpload = (name: string, mimetype: string, content: string | Buffer) => {
  const data = Buffer.from(content);
  return { name, mimetype, data, size: data.byteLength };
};

/** Accepted uploads, their stored types, and the headers they are served with. */
export const observeUploads = async (payload: Payload, config: SanitizedConfig) => {
  const create = (slug: string, file: ReturnType<typeof toUpload>) =>
    payload.create({ collection: 'files', data: { title: slug, slug }, file, ...english });
  const headersOf = async (name: string, range?: string) => {
    const headers = new Headers(range === undefined ? {} : { range });
    const request = new Request(`http://localhost/api/files/file/${name}`, { headers });
    const response = await handleEndpoints({ config, request });
    await response.body?.cancel();
    const named = [
      'content-type',
      'content-disposition',
      'content-security-policy',
      'x-content-type-options',
    ];
    return { status: response.status, headers: named.map((header) => response.headers.get(header)) };
  };
  const rejected = (name: string, mimetype: string, content: string) =>
    messageOf(() => create('rejected', toUpload(name, mimetype, content)));

  const wide = await sharp({ create: { width: 12_001, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const table = await create('table', toUpload('table.csv', 'text/plain; charset=x', 'wire;mm\n1;2\n'));
  const replaced = await payload.update({
    collection: 'files',
    id: table.id,
    data: {},
    file: toUpload('guide.txt', 'text/html2', '%PDF-1.4\n%%EOF\n'),
    ...english,
  });
  const claimed = await payload.update({
    collection: 'files',
    id: table.id,
    data: { mimeType: 'text/html' },
    ...english,
  });
  const renditionOf = async (name: string, query: string) => {
    const request = new Request(`http://localhost/api/media/rendition/${name}?${query}`);
    const response = await handleEndpoints({ config, request });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height } = response.ok ? await sharp(bytes).metadata() : { width: 0, height: 0 };
    return [response.status, response.headers.get('content-type'), width, height];
  };
  const { docs: library } = await payload.find({ collection: 'media', limit: 1, depth: 0, ...english });
  const squareName = library[0]?.sizes?.asideSquarePng?.filename ?? '';
  const renditions = {
    contact: await renditionOf(squareName, 'preset=contact&format=avif'),
    full: await renditionOf(squareName, 'format=webp'),
    unknownPreset: (await renditionOf(squareName, 'preset=huge&format=avif'))[0],
    unknownFile: (await renditionOf('nothing.png', 'format=avif'))[0],
    outside: (await renditionOf('..%2Fcontent.db', 'format=avif'))[0],
  };
  const pdf = await headersOf(replaced.filename ?? '');

  // Stored before its content was looked at.
  await writeFile(path.join(environment.dataDirectory, 'files/old.js'), 'alert(1)');
  await payload.db.updateOne({
    collection: 'files',
    id: table.id,
    data: { filename: 'old.js', mimeType: 'text/jscript' },
  });
  const old = await headersOf('old.js');
  await payload.delete({ collection: 'files', id: table.id });

  return {
    renditions,
    rejected: {
      styleSheet: await rejected('report.xsl', 'text/xsl', xsl),
      renamed: await rejected('report.txt', 'text/plain', xsl),
      script: await rejected('report.txt', 'text/jscript', 'alert(1)'),
      replacement: await messageOf(() =>
        payload.update({
          collection: 'files',
          id: fileId('captions'),
          data: {},
          file: toUpload('captions.xsl', 'text/xsl', xsl),
          ...english,
        }),
      ),
      wide: await messageOf(() =>
        payload.create({
          collection: 'media',
          data: { alt: 'A line' },
          file: toUpload('wide.png', 'image/png', wide),
          ...english,
        }),
      ),
      picture: await messageOf(() =>
        payload.create({
          collection: 'media',
          data: { alt: 'A style sheet' },
          file: toUpload('a.png', 'image/png', xsl),
          ...english,
        }),
      ),
    },
    stored: [table, replaced, claimed].map(({ mimeType }) => mimeType),
    served: {
      pdf,
      old,
      captions: await headersOf('captions.vtt'),
      outside: await headersOf('captions.vtt', 'bytes=9999-'),
    },
  };
};
