import path from 'node:path';

import type { NextConfig } from 'next';

const config: NextConfig = {
  outputFileTracingRoot: path.join(process.cwd(), '../..'),
  turbopack: { root: path.join(process.cwd(), '../..') },
  transpilePackages: ['@kmx/core', '@kmx/design-system', '@kmx/blocks'],
  // displayName would put component names into every class; the plugin itself is needed so that server and browser agree.
  compiler: { styledComponents: { displayName: false, minify: true, transpileTemplateLiterals: true, pure: true } },
  poweredByHeader: false,
  // Rendered pages live in memory: what lies on disk would outlast a change of the content that this process never heard of.
  experimental: { isrFlushToDisk: false },
  // Trailing slashes are answered by proxy.ts with 301, as the specification asks; Next's own answer would be 308.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
  ],
};

export default config;
