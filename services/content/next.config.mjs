import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export default withPayload(
  {
    poweredByHeader: false,
    // Payload creates all sizes on upload. The optimiser would decode and encode pictures on anonymous requests.
    images: { unoptimized: true },
    // Types are checked by `npm run typecheck`.
    typescript: { ignoreBuildErrors: true },
    transpilePackages: ['@kmx/contract', '@kmx/server'],
    // Startup and routes are bundled separately but must share one copy, as Payload recognises errors by class.
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
