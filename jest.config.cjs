/** Packages published as ES modules only: the tests run as CommonJS, so they are compiled like our own sources. */
const esmOnly = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'jose',
  'oidc-provider',
  'payload',
  '@payloadcms',
  'feed',
  'd3-geo',
  'd3-array',
  'internmap',
  'topojson-client',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  // Stories that act bring its tools along.
  'storybook',
  '@storybook',
];

/** @type {import('@swc/core').Options} */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

/** jsdom by default; a test of server code says `@jest-environment node` in its first comment. */
/** @type {import('jest').Config} */
module.exports = {
  rootDir: __dirname,
  testMatch: [
    '<rootDir>/packages/*/{src,server}/**/*.test.{ts,tsx}',
    '<rootDir>/services/*/{src,seed}/**/*.test.{ts,tsx}',
  ],
  modulePathIgnorePatterns: [
    '/\\.next',
    '/\\.data/',
    '/\\.cms/',
    '/\\.turbo/',
    '<rootDir>/packages/design-system/dist/',
    '<rootDir>/storybook-static',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(ts|mts|tsx|js|mjs|jsx)$': ['@swc/jest', swc],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/lib/emptyModule.cjs',
    '^@/(.*)$': '<rootDir>/packages/site/src/$1',
  },
  restoreMocks: true,
  // Jest leaves one core free; of two that is half the machine.
  maxWorkers: '100%',
  // A guard against what hangs, not a measure of speed: a machine that does other things may be slow.
  testTimeout: 30_000,
};
