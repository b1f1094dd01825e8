import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Locator } from '@playwright/test';

import { createMarker, fillForm, fullEntries, openForm, referenceOf, sendButton } from './support/forms';
import { mailsOfOne } from './support/mails';
import { memoryOfSite } from './support/siteMemory';
import { test } from './support/test';
import { slowTimeoutMs } from './support/timeouts';
import { file, picture, storedWith, uploadRaw, writeLargeJpeg } from './support/uploads';

const megabyte = 1024 * 1024;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const rowOf = (form: Locator, name: string) => form.locator('[data-upload]').filter({ hasText: name });
const filesOf = (form: Locator) => form.locator('[name="files"]');

test('files are rejected by content, each with its reason, and are not stored', async ({ page }) => {
  const marker = createMarker();
  const form = await openForm(page, 'service-request');
  const rejected = [
    [file('photo.jpg', 'image/jpeg', `MZ\u0090\u0000 ${marker}`), 'Please attach images or videos only'],
    [file('drawing.svg', 'image/svg+xml', `${svg}<!-- ${marker} -->`), 'Please attach images or videos only'],
    [
      file('page.png', 'image/png', `<!doctype html><script>${marker}</script>`),
      'Please attach images or videos only',
    ],
    [picture('polyglot.png', `<script>${marker}</script>`), 'Please attach images or videos only'],
    [file('empty.png', 'image/png', ''), 'This file is empty'],
  ] as const;
  await filesOf(form).setInputFiles(rejected.map(([each]) => each));
  for (const [{ name }, message] of rejected)
    await expect(rowOf(form, name).getByRole('status')).toHaveText(message);
  await expect(form.locator('[name="attachments"]')).toHaveCount(0);
  await expect.poll(() => storedWith(marker)).toBe(0);
});

test('a picture is uploaded, travels with its form, and one that is taken back is gone', async ({ page }) => {
  const [marker, removed] = [createMarker(), createMarker()];
  const form = await openForm(page, 'service-request');
  await filesOf(form).setInputFiles([picture('fault.png', marker), picture('wrong.png', removed)]);
  for (const name of ['fault.png', 'wrong.png'])
    await expect(rowOf(form, name).getByRole('status')).toHaveText('Uploaded');
  expect([await storedWith(marker), await storedWith(removed)]).toEqual([1, 1]);
  await rowOf(form, 'wrong.png').getByRole('button', { name: 'Remove this file: wrong.png' }).click();
  await expect.poll(() => storedWith(removed)).toBe(0);
  await fillForm(form, fullEntries('service-request', marker));
  await sendButton(form).click();
  await referenceOf(page);
  const { toTeam: supportRequest } = await mailsOfOne(marker);
  expect(supportRequest.attachments.map(({ filename }) => filename)).toEqual(['fault.png']);
});

test.describe('large files', () => {
  // Memory is measured, so these run one at a time.
  test.describe.configure({ mode: 'default' });
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  test('101 MB are rejected before a byte is sent', async ({ page }) => {
    const path = join(folder, 'film.jpg');
    await writeLargeJpeg(path, 101 * megabyte, createMarker());
    const form = await openForm(page, 'service-request');
    const posts: string[] = [];
    page.on('request', (request) => {
      // Web vitals are sent at a time of their own.
      if (request.method() === 'POST' && !request.url().endsWith('/api/monitoring'))
        posts.push(request.url());
    });
    await filesOf(form).setInputFiles(path);
    await expect(rowOf(form, 'film.jpg').getByRole('status')).toHaveText('This file is larger than 100 MB');
    expect(posts).toEqual([]);
  });

  test('an upload that is cancelled leaves nothing and can be made again', async ({ page, context }) => {
    test.setTimeout(60_000);
    const marker = createMarker();
    const path = join(folder, 'slow.jpg');
    await writeLargeJpeg(path, 20 * megabyte, marker);
    const form = await openForm(page, 'service-request');
    const network = await context.newCDPSession(page);
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const row = rowOf(form, 'slow.jpg');
    await limit(6 * megabyte);
    await filesOf(form).setInputFiles(path);
    await expect(row.getByRole('status')).toHaveText('Uploading');
    await row.getByRole('button', { name: 'Remove this file: slow.jpg' }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(() => storedWith(marker)).toBe(0);

    await limit(-1);
    await filesOf(form).setInputFiles(path);
    await expect(row.getByRole('status')).toHaveText('Uploaded', { timeout: slowTimeoutMs });
    expect(await storedWith(marker)).toBe(1);
    await row.getByRole('button', { name: 'Remove this file: slow.jpg' }).click();
    await expect.poll(() => storedWith(marker)).toBe(0);
  });

  test('an upload by a program that is too large or interrupted is rejected, not stored, and not buffered', async () => {
    test.setTimeout(90_000);
    const marker = createMarker();
    const tooLarge = { status: 413, body: '{"code":"tooLarge"}' };
    const before = await memoryOfSite();
    expect(await uploadRaw({ bytes: 101 * megabyte, marker, hasContentLength: false })).toEqual(tooLarge);
    await expect(uploadRaw({ bytes: 100 * megabyte, marker, part: 0.6 })).rejects.toThrow();
    await expect.poll(() => storedWith(marker)).toBe(0);
    // A third of the uploaded bytes; a site that buffered files would have grown by all of them.
    expect((await memoryOfSite()) - before).toBeLessThan(55 * megabyte);
  });
});
