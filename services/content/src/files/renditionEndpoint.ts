import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { environment } from '../config/environment';
import { readStored } from './readStored';
import { createRenditionStore, renditionFormats, renditionPresets } from './renditions';
import { hardenUploadHeaders } from './uploadHeaders';

const querySchema = z.object({
  preset: z.enum(renditionPresets).default('full'),
  format: z.enum(renditionFormats),
});

const store = createRenditionStore(readStored('media'), path.join(environment.dataDirectory, 'renditions'));

/** Covers the files that `upload.mimeTypes` admits and their renditions. */
const typeOf = (fileName: string): string => {
  const ending = path.extname(fileName).slice(1).toLowerCase();
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
};

const rejectWith = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `GET /api/media/rendition/{file name}?preset=contact&format=avif`: a picture of the library in a preset of section 9.
 * There are few presets and formats, and each rendition is created once, so requests cannot overload the service.
 */
export const renditionEndpoint: Endpoint = {
  path: '/rendition/:fileName',
  method: 'get',
  handler: async (req) => {
    const query = querySchema.safeParse(
      Object.fromEntries(new URL(req.url ?? '', environment.publicUrl).searchParams),
    );
    if (!query.success)
      return rejectWith(
        400,
        `preset is one of ${renditionPresets.join(', ')}, format of ${renditionFormats.join(', ')}.`,
      );
    const { fileName } = req.routeParams ?? {};
    const found = typeof fileName === 'string' ? await store.read(fileName, query.data) : null;
    if (!found || typeof fileName !== 'string') return rejectWith(404, 'There is no such picture.');
    const { bytes, isRendition } = found;
    const type = isRendition ? `image/${query.data.format}` : typeOf(fileName);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`;
    const headers = hardenUploadHeaders({
      headers: new Headers({ 'content-type': type, etag }),
    });
    if (!isRendition) headers.set('cache-control', 'no-store');
    if (req.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    headers.set('content-length', String(bytes.byteLength));
    return new Response(new Uint8Array(bytes), { headers });
  },
};
