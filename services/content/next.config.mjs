import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export default withPayload(
  {
    poweredByHeader: false,
    // Payload makes every size on upload. The optimiser would decode and encode pictures for anybody who asks.
    images: { unoptimized: true },
    // Types are checked by `npm run typecheck`, the seed's too; a build need not do it again.
    typescript: { ignoreBuildErrors: true },
    transpilePackages: ['@kmx/contract', '@kmx/server'],
    // One copy in the process: start-up and routes are bundled apart, and Payload tells its errors by class.
    serverExternalPackages: ['payload', 'prom-client'],
    turbopack: { root: repositoryRoot },
    outputFileTracingRoot: repositoryRoot,
    redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
    headers: async () => [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        ],
      },
      { source: '/admin/:path*', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
      { source: '/blocks/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ],
  },
  { devBundleServerPackages: false },
);
