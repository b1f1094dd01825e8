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

const common = {
  rootDir: __dirname,
  modulePathIgnorePatterns: [
    '/\\.next',
    '<rootDir>/(.*/)?\\.data/',
    '/\\.cms/',
    '/\\.turbo/',
    '<rootDir>/packages/design-system/dist/',
    '<rootDir>/storybook-static',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.(ts|mts|tsx|js|mjs|jsx)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/lib/emptyModule.cjs',
    '^@/(.*)$': '<rootDir>/packages/site/src/$1',
  },
  restoreMocks: true,
};

const onDatabases = [
  'services/{content,customer,identity,product,search,toolkit}/src',
  'demo/{customer,identity,product}',
  'packages/site/src/server/{editorAccess,limits}',
  'packages/site/src/pageServer/lastPages',
];
const inBrowsers = ['packages/site/src/{browser,shell}', 'packages/portal/src/signIn'];
const testsIn = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`);

/**
 * Tests of components and of browser code run in jsdom, all others in Node, unless their first comment says otherwise.
 * PostgreSQL and Redis are started only for a run that includes tests on databases.
 */
/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...common,
      displayName: 'node',
      testMatch: [
        '<rootDir>/packages/*/{src,server}/**/*.test.ts',
        '<rootDir>/demo/{content,drawing}/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/packages/(site/src/(browser|pageServer/lastPages|server/(editorAccess|limits)|shell)|portal/src/signIn)/',
      ],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'jsdom',
      testMatch: ['<rootDir>/{packages,services}/*/src/**/*.test.tsx', ...testsIn(inBrowsers)],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    },
    {
      ...common,
      displayName: 'databases',
      testMatch: testsIn(onDatabases),
      testEnvironment: 'node',
      globalSetup: '<rootDir>/scripts/jest/startDatabases.cjs',
      globalTeardown: '<rootDir>/scripts/jest/stopDatabases.cjs',
    },
  ],
  // Jest leaves one core free; of two that is half the machine.
  maxWorkers: '100%',
  // A guard against what hangs, not a measure of speed: a machine that does other things may be slow.
  testTimeout: 30_000,
};
