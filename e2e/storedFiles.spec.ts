import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';

import { at, contentUrl } from './support/addresses';
import { persistent, signInToRest } from './support/admin';
import { test } from './support/test';

const storedFile = z.object({ doc: z.object({ id: z.string(), mimeType: z.string() }) });
const pictures = z.object({ docs: z.array(z.object({ url: z.string() })).min(1) });

test.describe('"Stored script on the site’s origin": what authors upload runs nowhere @desktop', () => {
  const strict = "default-src 'none'; sandbox; frame-ancestors 'none'";
  const styleSheet =
    '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script>alert(1)</script></xsl:template></xsl:stylesheet>';

  const upload = (
    request: APIRequestContext,
    slug: string,
    file: { name: string; mimeType: string; text: string },
  ) =>
    request.post(`${contentUrl}/api/files?locale=en`, {
      ...persistent,
      multipart: {
        _payload: JSON.stringify({ title: slug, slug }),
        file: { name: file.name, mimeType: file.mimeType, buffer: Buffer.from(file.text) },
      },
    });

  for (const [name, mimeType, text] of [
    ['report.xsl', 'text/xsl', styleSheet],
    ['report.txt', 'text/plain', styleSheet],
    ['report.txt', 'text/jscript', 'alert(1)'],
  ] as const) {
    test(`a file that could run is not accepted, and the author reads why: ${name} as ${mimeType}`, async ({
      request,
    }) => {
      await signInToRest(request);
      const response = await upload(request, 'stored-script', { name, mimeType, text });
      expect(response.status()).toBe(400);
      expect(await response.text()).toMatch(/browser could run .*as a part of the website/);
      expect((await request.get('/file/stored-script')).status()).toBe(404);
    });
  }

  test('other text is saved, with a policy under which nothing runs', async ({ request }) => {
    await signInToRest(request);
    const file = { name: 'wires.csv', mimeType: 'text/html', text: 'wire;mm\n1;2\n' };
    const rejected = await upload(request, 'stored-table', file);
    expect(rejected.status()).toBe(400);
    const stored = await upload(request, 'stored-table', { ...file, mimeType: 'application/vnd.ms-excel' });
    const { doc } = storedFile.parse(await stored.json());
    try {
      expect(doc.mimeType).toBe('text/csv');
      const headers = (await request.get('/file/stored-table')).headers();
      expect(headers['content-disposition']).toMatch(/^attachment; filename="wires/);
      expect(headers).toMatchObject({
        'content-security-policy': strict,
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
      });
    } finally {
      await request.delete(`${contentUrl}/api/files/${doc.id}`, persistent);
    }
  });

  test('a film that is opened by its address plays under its policy', async ({ page }) => {
    const response = await page.goto(at('localhost', '/file/wire-film'));
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/);
    await expect
      .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
      .toBeGreaterThan(1);
  });

  test('pictures, captions and messages carry the policy, also on the service’s own address', async ({
    request,
  }) => {
    const library = await request.get(`${contentUrl}/api/media?locale=en&limit=1&depth=0`, persistent);
    const [picture] = pictures.parse(await library.json()).docs;
    const url = new URL(picture?.url ?? '', contentUrl).pathname;
    for (const address of [
      `${contentUrl}${url}`,
      url.replace('/api/media/file/', '/media/'),
      '/media/no-such-picture.png',
      '/file/wire-film-captions',
      '/product-assets/no-such-picture.webp',
    ]) {
      const headers = (await request.get(address)).headers();
      // A message has its own style.
      expect(headers['content-security-policy'], address).toMatch(
        /^default-src 'none'; (?:style-src 'sha256-[^']+'; )?sandbox/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
