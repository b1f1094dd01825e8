import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fetchExplanation, formatExplanation } from './explainAddress.mjs';
import { readPreviewKey } from './explainSecrets.mjs';

const key = 'a-key-of-sixteen-signs';
const explanation = {
  outcome: { status: 301, text: 'The reader is redirected to /en/about' },
  lines: [
    { hop: 0, state: 'passed', title: 'Site', text: 'Main answers.' },
    {
      hop: 0,
      state: 'redirects',
      title: 'Redirects',
      text: 'The previous URL leads on.',
      table: {
        columns: [{ label: 'Previous URL' }, { label: 'Segments' }],
        rows: [
          { cells: ['/old/deep', '2'], isTaken: false },
          { cells: ['/old', '1'], isTaken: true },
        ],
      },
    },
    { hop: 1, state: 'passed', title: 'Page', text: 'It is a page.' },
  ],
};

const requested = [];
const site = createServer((request, response) => {
  requested.push(new URL(request.url, 'http://site').searchParams);
  const isKnown = request.headers.authorization === `Bearer ${key}`;
  response.statusCode = isKnown ? 200 : 401;
  response.end(JSON.stringify(isKnown ? explanation : { error: 'No.' }));
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const siteUrl = `http://127.0.0.1:${site.address().port}`;
after(() => site.close());

const fetchFrom = (more = {}) =>
  fetchExplanation({ siteUrl, key, url: 'http://localhost/en', lang: 'en', ...more });

test("requests the explanation from the site, with the visitor's settings", async () => {
  assert.deepEqual(await fetchFrom({ acceptLanguage: 'de' }), explanation);
  assert.deepEqual(Object.fromEntries(requested.at(-1)), {
    url: 'http://localhost/en',
    lang: 'en',
    acceptLanguage: 'de',
  });
});

test('explains a missing key, a wrong one, and a site that is not running', async () => {
  await assert.rejects(fetchFrom({ key: undefined }), /npm start/);
  await assert.rejects(fetchFrom({ key: 'another' }), /another PREVIEW_API_KEY/);
  await assert.rejects(fetchFrom({ siteUrl: 'http://127.0.0.1:1' }), /does not respond.*npm start/);
});

test('prints the result first, aligns tables and marks the taken step', () => {
  const text = formatExplanation(explanation);
  assert.match(text, /^\n301 {2}The reader is redirected to \/en\/about\n/);
  assert.match(text, /\n {14}Previous URL {2}Segments\n {14}\/old\/deep {5}2\n {12}→ \/old {10}1\n/);
  assert.match(text, /↳ 1\n\n.*Page/);
});

test('finds the key in the environment, then beside the data, then nowhere', () => {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'explain-test-'));
  after(() => rmSync(dataDirectory, { recursive: true, force: true }));
  assert.equal(readPreviewKey({ dataDirectory }), undefined);
  writeFileSync(path.join(dataDirectory, 'secrets.json'), JSON.stringify({ PREVIEW_API_KEY: key }));
  assert.equal(readPreviewKey({ dataDirectory }), key);
  assert.equal(readPreviewKey({ dataDirectory, PREVIEW_API_KEY: 'set' }), 'set');
});
