import path from 'node:path';

import type { NextConfig } from 'next';

const stylesConfig = path.join(process.cwd(), '../design-system/babel.styles.json');

const config: NextConfig = {
  outputFileTracingRoot: path.join(process.cwd(), '../..'),
  turbopack: {
    root: path.join(process.cwd(), '../..'),
    // The polyfills are built into all browsers of the last four years.
    resolveAlias: {
      '../build/polyfills/polyfill-module': './loaders/empty.js',
      // Browser code reads only environment variables from it, and the build inlines those.
      'next/dist/compiled/process': './loaders/process.js',
      // Browsers receive parsed messages (docs/adr/0075).
      '@formatjs/icu-messageformat-parser': { browser: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // Stories of the style guide import test helpers, which a page never runs.
      'storybook/test': './loaders/storybookTest.js',
    },
    rules: {
      // The site's own catalogues are excluded: the error page reads texts without arguments from them.
      '*.json': {
        condition: { all: ['browser', { path: /\/(blocks|portal)\/messages\/[a-z]{2}\.json$/ }] },
        loaders: ['./loaders/compileMessages.js'],
      },
      // Unlike the built-in transform, the plugin minifies templates (docs/adr/0057).
      '*.styles.ts': {
        loaders: [{ loader: 'babel-loader', options: { babelrc: false, configFile: stylesConfig } }],
      },
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
  // `npm run typecheck` checks types, so the build can skip it.
  typescript: { ignoreBuildErrors: true },
  // `stale-while-revalidate` for caches in front of the site, in seconds; the default is a year.
  expireTime: 3600,
  // Returns 404 for scripts of earlier builds. Otherwise the address would be routed internally and its 404
  // cached.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [{ source: '/_next/:path*', destination: '/api/nothing' }],
    fallback: [],
  }),
  // The content service scales images. A public scaler at `/_next/image` would be open to abuse.
  images: { unoptimized: true },
  // proxy.ts redirects trailing slashes with 301, as the specification requires; Next.js would use 308.
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
    // The address holds an authorization code. This must be set here, because the header above would replace
    // one set by the route.
    { source: '/blank-callback', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
};

export default config;
