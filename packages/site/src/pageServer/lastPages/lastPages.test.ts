import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { tolerant } from './openLastPages';
import { SqliteLastPages } from './SqliteLastPages';

const folder = mkdtempSync(path.join(tmpdir(), 'last-pages-'));
const file = path.join(folder, 'new', 'pages.db');
afterAll(() => rmSync(folder, { recursive: true }));

const address = 'http://localhost/en/a';
const page = (text: string) => ({
  html: Buffer.from(text),
  policy: "default-src 'self'",
  speculationRules: '/_assets/rules.json',
});

/** Opens the file as a process that has just started does. */
async function openAnew<T>(work: (pages: SqliteLastPages) => Promise<T>, maxBytes?: number): Promise<T> {
  const pages = new SqliteLastPages(file, maxBytes);
  try {
    return await work(pages);
  } finally {
    await pages.close();
  }
}

it('finds after a restart what was stored last, and nothing that was removed', async () => {
  await openAnew(async (pages) => {
    await pages.store(address, page('first'));
    await pages.store(address, page('last'));
    await pages.store(`${address}/b`, page('b'));
  });
  expect(await openAnew((pages) => pages.find(address))).toEqual(page('last'));
  expect(await openAnew((pages) => pages.find('http://other.localhost/en/a'))).toBeUndefined();
  await openAnew((pages) => pages.remove(address));
  expect(await openAnew((pages) => pages.find(address))).toBeUndefined();
});

it('drops the oldest pages where there is no space for all', async () => {
  const clock = jest.spyOn(Date, 'now');
  await openAnew(async (pages) => {
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      clock.mockReturnValue(index);
      await pages.store(name, page(name));
    }
    expect(await pages.find('a')).toBeUndefined();
    expect(await pages.find('c')).toEqual(page('c'));
  }, 12);
});

it('begins anew where the file is damaged', async () => {
  writeFileSync(file, 'this is no database'.repeat(500));
  await openAnew((pages) => pages.store(address, page('new')));
  expect(await openAnew((pages) => pages.find(address))).toEqual(page('new'));
});

it('reports what fails, and goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const pages = tolerant(() => {
    throw new Error('disk full');
  });
  await expect(pages.store(address, page('a'))).resolves.toBeUndefined();
  await expect(pages.find(address)).resolves.toBeUndefined();
  expect(warn.mock.calls.flat().join()).toContain('disk full');
});
