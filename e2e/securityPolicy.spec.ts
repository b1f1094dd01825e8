import { expect, type Page } from '@playwright/test';

import { at } from './support/addresses';
import { formOf, formUrl } from './support/forms';
import { openPage, untilShellStarts } from './support/shell';
import { test } from './support/test';

const addressOf = (path: string) => at('localhost', path);

const kinds = [
  ['the home page', '/en', 200],
  ['a plain page', '/en/company', 200],
  ['a map with style attributes', '/en/locations', 200],
  ['a list of products', '/en/products/cut-strip', 200],
  ['a product', '/en/products/cut-strip/cut-strip-wire/cut-strip-bench/linea-220', 200],
  ['the wire check', '/en/products/wire-check', 200],
  ['the comparison', '/en/products/compare', 200],
  ['the search', '/en/search?q=crimp', 200],
  ['stories', '/en/stories', 200],
  ['a form', '/en/contact', 200],
  ['a locked page', '/en/services/partner-documents', 401],
  ['a page that is not there', '/en/nothing-here', 404],
  ['a place that is not there', '/zz/zz', 404],
  ['a tool', '/tools/email-links', 200],
] as const;

/** Collects violations of the policy: the browser reports them to the window, and the window to the test. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'tellViolation');
      const { effectiveDirective, blockedURI, sample } = event;
      if (typeof report === 'function')
        Reflect.apply(report, window, [
          `${window.location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
        ]);
    });
  });
  return violations;
}

for (const [kind, path, status] of kinds)
  test(`a content security policy comes with ${kind}`, async ({ request }) => {
    const response = await request.get(addressOf(path));
    expect(response.status()).toBe(status);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[^ ]+')*$/);
    expect(policy).toContain("default-src 'none'");
    expect(response.headers()['cross-origin-resource-policy']).toBe('same-origin');
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

test.describe('nothing of the site offends its own policy', () => {
  // everyPage.spec.ts loads public pages with every block, and treats violations, which are console errors, as failures.
  test('responses that are no such page', async ({ page }) => {
    const violations = await watchViolations(page);
    for (const [, path, status] of kinds.filter((kind) => kind[2] !== 200)) {
      const response = await page.goto(addressOf(path), { waitUntil: 'load' });
      expect([path, response?.status()]).toEqual([path, status]);
    }
    expect(violations).toEqual([]);
  });

  test('from page to page', async ({ page }) => {
    const violations = await watchViolations(page);
    await openPage(page, '/en/company');
    const link = page.locator('main a[data-link="route"]:visible').first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname === href);
    expect(violations).toEqual([]);
  });

  test('a form that solves its challenge in a worker', async ({ page }) => {
    const violations = await watchViolations(page);
    await untilShellStarts(page, () => page.goto(formUrl('contact')));
    const worker = page.waitForEvent('worker');
    await formOf(page, 'contact').locator('input:visible').first().fill('A customer');
    await worker;
    expect(violations).toEqual([]);
  });
});

test.describe('scripts from elsewhere do not run', () => {
  test('an inline script, a handler, markup, a foreign script and compiled text', async ({ page }) => {
    await watchViolations(page);
    await openPage(page, '/en/company');
    // Delayed, because code evaluated by the test itself is not restricted.
    const outcome = await page.evaluate(
      () =>
        new Promise<Record<string, unknown>>((resolve) => {
          const fails = (work: () => unknown) => {
            try {
              work();
              return false;
            } catch {
              return true;
            }
          };
          setTimeout(() => {
            // Browsers differ in the time of the rejection: on writing or on running.
            fails(() => {
              const inline = document.createElement('script');
              inline.append('window.hasRun = true');
              document.head.append(inline);
            });
            fails(() => {
              const button = document.createElement('button');
              button.setAttribute('onclick', 'window.hasRun = true');
              document.body.append(button);
              button.click();
            });
            resolve({
              markup: fails(() => (document.createElement('div').innerHTML = '<b>x</b>')),
              foreign: fails(() => (document.createElement('script').src = 'https://elsewhere.example/a.js')),
              compiled: fails(() => Reflect.apply(Reflect.get(window, 'eval'), window, ['1'])),
              hasRun: Reflect.get(window, 'hasRun') ?? false,
            });
          }, 0);
        }),
    );
    expect(outcome).toEqual({ markup: true, foreign: true, compiled: true, hasRun: false });
  });

  test('a script in the markup', async ({ page }) => {
    await page.route(addressOf('/en/company'), async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace('</body>', '<script>window.hasRun = true</script></body>'),
      });
    });
    await openPage(page, '/en/company');
    expect(await page.evaluate<unknown>(() => Reflect.get(window, 'hasRun') ?? false)).toBe(false);
  });
});

test('a document of the site is not shown in a frame, and a renewal is', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(addressOf(path))).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/en')).toContain("frame-ancestors 'none'");
  expect(await policyOf('/blank-callback')).toContain("frame-ancestors 'self'");
});

test('a document is compressed once for everybody, and known again', async ({ request }) => {
  const first = await request.get(addressOf('/en'), { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  expect(first.headers()['vary']).toMatch(/accept-encoding/i);
  const again = await request.get(addressOf('/en'), {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeUndefined();
});

const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

for (const [kind, path, status] of [
  ['a redirect', '/en/company/', 301],
  ['JSON', '/api/forms/challenge', 200],
  ['a feed of addresses', '/sitemap.xml', 200],
  ['a text', '/robots.txt', 200],
  ['a drawing', '/icon.svg', 200],
  ['a script that does not exist', '/_assets/nothing.js', 404],
  ['a chunk that does not exist', '/_next/static/chunks/nothing.js', 404],
] as const)
  test(`${kind} loads nothing and is framed by nobody`, async ({ request }) => {
    const response = await request.get(addressOf(path), { maxRedirects: 0 });
    expect([response.status(), response.headers()['content-security-policy']]).toEqual([status, dataPolicy]);
  });

test('scripts and styles of a page load nothing and are framed by nobody', async ({ page }) => {
  const policies = new Map<string, string | undefined>();
  page.on('response', (response) => {
    if (['script', 'stylesheet', 'font'].includes(response.request().resourceType()))
      policies.set(response.url(), response.headers()['content-security-policy']);
  });
  await openPage(page, '/en/company');
  expect(policies.size).toBeGreaterThan(0);
  expect(new Set(policies.values())).toEqual(new Set([dataPolicy]));
});
