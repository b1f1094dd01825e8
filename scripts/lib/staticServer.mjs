import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Returns the file of a path in `folder`, or undefined if it does not exist or is outside the folder. */
async function findFile(folder, pathname) {
  const file = path.join(folder, decodeURIComponent(pathname));
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) return findFile(folder, path.posix.join(pathname, 'index.html'));
  return found?.isFile() ? { file, size: found.size } : undefined;
}

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  ...(process.env.BEHIND_TLS === '1' && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Own files, and the inline scripts of Storybook by hash. Its styles are inline, because both Storybook and the stories in
 * it set them in the browser. Only pages of the same origin may frame stories.
 */
const createDocumentPolicy = (html) => {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script]) => hashOf(script));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    // Stories fetch the files of their fake services.
    "connect-src 'self' data:",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const respond = (response, status, text) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);

async function handle(folder, request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/healthz' || pathname === '/readyz') return respond(response, 200, 'ok');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return respond(response, 405, 'Only GET and HEAD.');
  const found = await findFile(folder, pathname);
  if (!found) return respond(response, 404, 'Not found.');
  const type = types[path.extname(found.file)] ?? 'application/octet-stream';
  response.writeHead(200, {
    'content-type': type,
    'content-length': found.size,
    // The names of bundled files contain a content hash.
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(type === types['.html'] && {
      'content-security-policy': createDocumentPolicy(await readFile(found.file, 'utf8')),
      'cross-origin-resource-policy': 'same-origin',
    }),
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(found.file).pipe(response);
}

export function createStaticServer(folder) {
  const absolute = path.resolve(folder);
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    handle(absolute, request, response).catch(() => respond(response, 400, 'This address cannot be read.'));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, port] = process.argv.slice(2);
  const server = createStaticServer(folder);
  server.listen(Number(port), () => console.log(`Serving ${folder} on port ${port}`));
  process.on('SIGTERM', () => server.close(() => process.exit(0)).closeAllConnections());
}
