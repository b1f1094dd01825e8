import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, type Page } from '@playwright/test';

import { at, siteUrl } from './support/addresses';
import { sendRequest, freshAddress } from './support/siteRequest';
import { test } from './support/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const password = process.env.EDITOR_PASSWORD ?? 'editor-demo';
const key = { authorization: `Bearer ${process.env.PREVIEW_API_KEY ?? ''}` };

const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in as an editor' });

async function enter(page: Page, input: string) {
  await page.getByLabel('Editor password').fill(input);
  await page.getByRole('button', { name: 'Show the explanation' }).click();
}

/** One step of the explanation, by its title. */
const step = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) })
    .first();

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() });
});

test('an anonymous visitor gets a password form and no trace, even with a forged cookie', async () => {
  const visitors: Record<string, string>[] = [{}, { cookie: `editor=${password}` }];
  for (const headers of visitors) {
    const { text, headers: responseHeaders } = await sendRequest('/en/company/quality?explain', { headers });
    expect(text).toContain('Sign in as an editor');
    expect(text).not.toMatch(/Step by step|exact host without slug|The page “Quality” is shown/);
    expect(responseHeaders['cache-control']).toContain('no-store');
  }
});

test('a wrong password and an empty one show a message, and neither gives access', async ({ page }) => {
  await page.goto(at('localhost', '/en/company/quality?explain'));
  await enter(page, 'not-it');
  await expect(page.getByText('This password is incorrect. Please check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Editor password')).toHaveAttribute('aria-invalid', 'true');
  await enter(page, '');
  await expect(page.getByText('Please enter the password.')).toBeVisible();
  await expect(gate(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Step by step' })).toHaveCount(0);
});

test('the right password shows the explanation of a page, and is valid for 90 days (section 9)', async ({
  page,
  context,
}) => {
  await page.goto(at('localhost', '/en/company/quality?explain'));
  await enter(page, 'not-it');
  await enter(page, password);
  await expect(page).toHaveURL(at('localhost', '/en/company/quality?explain'));
  await expect(page.getByRole('heading', { level: 1, name: 'The page “Quality” is shown' })).toBeVisible();
  await expect(step(page, 'Site')).toContainText('exact host without slug');
  await expect(step(page, 'Locale')).toContainText('The address contains en.');
  await expect(step(page, 'Protection')).toContainText('Everyone can read the page.');
  await expect(page.getByRole('link', { name: 'Edit in the content service' })).toBeVisible();

  const cookie = (await context.cookies()).find(({ name }) => name === 'editor');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.value).not.toContain(password);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);

  await page.goto(at('localhost', '/en/services/partner-documents?explain'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The page “Partner documents” is protected',
  );
});

test('an editor sees which previous URLs were tried, and how long each is', async ({ page }) => {
  await page.goto(at('localhost', '/en/catalogue/stripping/kappa?explain'));
  await enter(page, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The reader is redirected to /en/solutions/cut-and-strip',
  );
  const tried = page.getByRole('table', { name: 'Previous URLs tried, longest first' });
  await expect(tried.getByRole('row')).toHaveCount(4);
  await expect(tried.getByRole('row').nth(1)).toContainText(/\/catalogue\/stripping\/kappa\s*3/);
  await expect(tried.getByRole('row').nth(2)).toContainText(/\/catalogue\/stripping\s*2\s*longest match/);
  await expect(tried.getByRole('row').nth(2)).toContainText('used');
  await expect(tried.getByRole('row').nth(3)).toContainText(/\/catalogue\s*1\s*matches, but is shorter/);
  await expect(page.getByRole('heading', { level: 2, name: 'Where redirect 1 leads' })).toBeVisible();
});

test('an editor signs out from an explanation, without a script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
  });
  const page = await context.newPage();
  await page.goto(at('localhost', '/en/company/quality?explain'));
  await enter(page, password);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at('localhost', '/en/editor'));
  await expect(gate(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('editor');
  await page.goto(at('localhost', '/en/company/quality?explain'));
  await expect(gate(page)).toBeVisible();
  await context.close();
});

/** Runs the command against the stack under test. */
const explain = (...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', 'explain', '--', ...args], {
    cwd: root,
    env: { ...process.env, SITE_URL: siteUrl, NO_COLOR: '1' },
  });

test('"npm run explain" prints the result and every step', async () => {
  const { stdout } = await explain('/EN/Academy/old/?x=1');
  expect(stdout).toContain('301  The reader is redirected to /en/services/training?x=1');
  expect(stdout).toMatch(/redirects\s+Spelling of the address/);
  expect(stdout).toMatch(/→ \/academy\s+1\s+longest match/);
  expect(stdout).toMatch(/↳ 2[\s\S]+passed\s+Page/);
  const german = await explain(at('schleuniger.localhost', '/contact'), '--accept-language=de');
  expect(german.stdout).toContain('302  The reader is redirected to /de/contact');
});

test('"npm run explain" reports an invalid address in one sentence', async () => {
  await expect(explain('http://foreign.example/en')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No site is configured for foreign.example.'),
  });
});

test('the explanation as data requires the key and one of the configured hosts', async () => {
  const about = (url: string) => `/api/explain?url=${encodeURIComponent(url)}`;
  const own = about(at('localhost', '/en/nowhere'));
  expect((await sendRequest(own)).status).toBe(401);
  expect((await sendRequest(own, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  const response = await sendRequest(own, { headers: key });
  expect(response.status).toBe(200);
  expect(JSON.parse(response.text)).toMatchObject({
    outcome: { kind: 'notFound', status: 404, siteKey: 'main' },
  });
  for (const otherOrganisation of [
    'http://foreign.example/en',
    'http://localhost.evil.test/en',
    'javascript:alert(1)',
    '',
  ])
    expect((await sendRequest(about(otherOrganisation), { headers: key })).status, otherOrganisation).toBe(
      400,
    );
});

test('guessing is slowed down: after ten wrong passwords even the right one waits', async ({ request }) => {
  const headers = { 'x-forwarded-for': freshAddress() };
  const guess = (input: string) =>
    request.post(`${siteUrl}/api/editor-area-authentication`, { headers, data: { input } });
  for (let count = 0; count < 10; count++)
    expect(await (await guess(`wrong-${count}`)).json()).toEqual({ success: false });
  const late = await guess(password);
  expect(late.status()).toBe(429);
  expect(Number(late.headers()['retry-after'])).toBeGreaterThan(0);
});
