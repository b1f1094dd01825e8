import path from 'node:path';

import type { NextConfig } from 'next';

const config: NextConfig = {
  outputFileTracingRoot: path.join(process.cwd(), '../..'),
  turbopack: {
    root: path.join(process.cwd(), '../..'),
    // Browsers of the last four years have what it mends.
    resolveAlias: {
      '../build/polyfills/polyfill-module': './loaders/empty.js',
      // Nothing in the browser asks it for more than an environment, which is written in when it is built.
      'next/dist/compiled/process': './loaders/process.js',
      // Stories of the style guide name what they test with; on a page nobody tests.
      'storybook/test': './loaders/storybookTest.js',
    },
    // Without its names the parts' classes would differ between server and browser (docs/adr/0007).
    rules: {
      '*.styles.ts': { loaders: [path.join(process.cwd(), '../design-system/loaders/compileStyles.cjs')] },
    },
  },
  transpilePackages: [
    '@kmx/contract',
    '@kmx/core',
    '@kmx/design-system',
    '@kmx/blocks',
    '@kmx/portal',
    '@kmx/server',
  ],
  poweredByHeader: false,
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // How long a cache before the site may show what it has while it asks for what is new; Next's own answer is a year.
  expireTime: 3600,
  // A script of an earlier build is gone: without this its address would be read as an internal one, and its 404 kept.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [{ source: '/_next/:path*', destination: '/api/nothing' }],
    fallback: [],
  }),
  // The content service scales pictures; a second scaler at `/_next/image` would be anybody's to keep busy.
  images: { unoptimized: true },
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
    // Its address holds a code of the sign-in; the answer's own header would be replaced by the one above.
    { source: '/blank-callback', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
};

export default config;
