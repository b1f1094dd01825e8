import { defineConfig, devices } from '@playwright/test';

import { dependenciesOf } from './scripts/lib/e2ePhases.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const desktop = { ...devices['Desktop Chrome'], locale: 'en-GB' };

/**
 * With BASE_URL the tests visit that site; without it, global set-up starts a stack of its own on other ports. `npm run
 * test:e2e` runs the projects phase by phase, so that a failed test blocks no other project; `npx playwright test` skips the
 * projects that depend on the one of a failed test.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '.data/e2e/results',
  globalSetup: './scripts/lib/playwrightSetup.mjs',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine may hold a browser up for seconds. What passes the second time is reported as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  // Enough for a slow machine; on others no passing test waits for so long.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./scripts/lib/fileTimesReporter.mjs']],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.E2E_SITE_PORT ?? '3100'}`,
    locale: 'en-GB',
    // Recording every test costs a third of the time: `--trace=retain-on-failure` records while a failure is looked into.
    trace: 'on-first-retry',
    // Global set-up finds it, before the tests read this.
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args },
  },
  projects: [
    // One sign-in for each role; the tests of the portal take its session over.
    { name: 'sign-in', testMatch: '**/*.setup.ts', use: desktop },
    // Edits content that the public pages show.
    {
      name: 'editor',
      dependencies: dependenciesOf('editor'),
      testMatch: '**/editor*.spec.ts',
      workers: 1,
      use: desktop,
    },
    // The portal and the forms: what they show is stored by the customer service, so that they run beside the editor.
    {
      name: 'customer',
      dependencies: dependenciesOf('customer'),
      testMatch: '**/{forms,portal}*.spec.ts',
      use: desktop,
    },
    // Breaks the customer service and the identity provider, which no public page needs: beside these, one test at a time.
    // Listed before them, since the first ones listed start first.
    {
      name: 'failures-customer',
      dependencies: dependenciesOf('failures-customer'),
      testMatch: '**/failures{Forms,Portal,Tickets}.spec.ts',
      workers: 1,
      use: desktop,
    },
    {
      name: 'desktop',
      dependencies: dependenciesOf('desktop'),
      testIgnore: ['**/{editor,failures,forms,portal}*.spec.ts', '**/smallScreens.spec.ts'],
      use: desktop,
      grepInvert: /@nojs/,
    },
    // Runs what is about small screens, and of the other tests those that take another way there.
    {
      name: 'mobile-390',
      dependencies: dependenciesOf('mobile-390'),
      testMatch: '**/*.spec.ts',
      use: { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@mobile/,
    },
    {
      name: 'nojs',
      dependencies: dependenciesOf('nojs'),
      testMatch: '**/*.spec.ts',
      testIgnore: '**/forms*.spec.ts',
      use: { ...desktop, javaScriptEnabled: false },
      grep: /@nojs/,
    },
    // Breaks the services that all others read: last, and alone.
    {
      name: 'failures',
      dependencies: dependenciesOf('failures'),
      testMatch: '**/failures*.spec.ts',
      testIgnore: '**/failures{Forms,Portal,Tickets}.spec.ts',
      workers: 1,
      use: desktop,
    },
  ],
});
