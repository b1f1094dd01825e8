import type { StoredFile } from './loadFile';

interface FileResponseInput {
  file: Pick<StoredFile, 'fileName' | 'mimeType'>;
  source: Pick<Response, 'status' | 'headers'>;
  isDownload: boolean;
}

const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** HTML and SVG run as script on our own address when they are opened, so they are only ever saved. */
const isActive = (mimeType: string) => /html|svg|xml/i.test(mimeType);

/** `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf` (RFC 6266). */
function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Status and headers of a served file; the content service's own headers pass only where they are named here. */
export function decideFileResponse({ file, source, isDownload }: FileResponseInput): {
  status: number;
  headers: Headers;
} {
  const mimeType = file.mimeType ?? 'application/octet-stream';
  const kind = isDownload || isActive(mimeType) ? 'attachment' : 'inline';
  const headers = new Headers({
    'content-type': mimeType,
    'content-disposition': contentDisposition(kind, file.fileName ?? 'file'),
    'cache-control': 'public, max-age=300',
  });
  for (const name of passedOn) {
    const value = source.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: source.status, headers };
}
