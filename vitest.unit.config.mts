import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

const onDatabases =
  /^(services|demo\/(customer|identity|product)|packages\/site\/src\/(server\/(editorAccess|limits)|pageServer\/lastPages))\//;
const inBrowsers = /^packages\/(site\/src\/(browser|shell)|portal\/src\/signIn)\/|\.tsx$/;

/** Settings, circuits and caches of the site exist once per process. */
const withState = /^packages\/site\/src\/(server|pageServer|app)\//;
const replacesModules = /\bvi\s*\.(mock|doMock|resetModules)\(|@vitest-environment-options/;

const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\/(node_modules|dist|\.[^/]+)\//.test(file));

const files = ['packages', 'services', 'demo'].flatMap((folder) => testsIn(folder));
const needsOwnModules = (file: string) =>
  withState.test(file) || replacesModules.test(readFileSync(path.join(root, file), 'utf8'));

const dom = files.filter((file) => inBrowsers.test(file));
const others = files.filter((file) => !inBrowsers.test(file));
const database = others.filter((file) => onDatabases.test(file));
const plain = others.filter((file) => !onDatabases.test(file));

const shared = (all: string[]) => all.filter((file) => !needsOwnModules(file));
const isolated = (all: string[]) => all.filter((file) => needsOwnModules(file));

const startDatabases = ['./scripts/unit/startDatabases.ts'];

/**
 * Tests of components and of browser code run in jsdom, all others in Node, unless their first comment says otherwise.
 * Loading modules takes longer than most tests, so that the files of a process share them where no test replaces any.
 * PostgreSQL and Redis are started only for a run that includes tests on databases.
 */
const projects = [
  { name: 'node', include: shared(plain), isolate: false },
  {
    name: 'node-isolated',
    include: isolated(plain),
    // So that a test can replace the parser of messages.
    server: { deps: { inline: [/react-intl/, /@formatjs/, /intl-messageformat/] } },
  },
  { name: 'databases', include: shared(database), isolate: false, globalSetup: startDatabases },
  { name: 'databases-isolated', include: isolated(database), globalSetup: startDatabases },
  // Rules of styled-components would pile up in a shared document, which made its tests slower.
  {
    name: 'jsdom',
    include: dom,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['./scripts/unit/setupDom.ts'],
  },
];

export default defineConfig({
  resolve: {
    alias: [
      // Otherwise a test has the copy for `import` beside the one for `require`, and each rejects the other's schemas.
      { find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') },
      { find: /^@\//, replacement: `${path.join(root, 'packages/site/src')}/` },
    ],
  },
  test: {
    globals: true,
    pool: 'forks',
    // By default one core is left free, which is half of a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    mockReset: true,
    css: false,
    silent: 'passed-only',
    // A guard against what hangs, not a measure of speed: a machine that does other things may be slow.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    setupFiles: ['./scripts/unit/setup.ts'],
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
