import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import {
  Digests,
  digestsOf,
  readBaseline,
  updateBaseline,
  whyNotComparable,
  writeBaseline,
} from './baseline.mjs';

const environment = { browser: 'Chromium 156', platform: 'linux x64', fonts: 'abcdefgh' };
const themes = ['Komax', 'Volta'];
const widths = [390, 1440];

function shot(ids, mark = '') {
  const digests = new Digests();
  for (const id of ids)
    for (const width of widths)
      for (const theme of themes) digests.set({ id, width, theme }, `${id}${width}${theme}${mark}`);
  return digests;
}
const whole = (ids, mark) => ({
  environment,
  themes,
  widths,
  stories: ids.map((id) => ({ id })),
  digests: shot(ids, mark),
  isWhole: true,
});

test('reads a written baseline, sorted by story', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baseline-'));
  const file = path.join(folder, 'baseline.json');
  await writeBaseline(updateBaseline(undefined, whole(['b', 'a'])), file);
  const read = await readBaseline(file);
  assert.deepEqual(Object.keys(read.stories), ['a', 'b']);
  assert.equal(digestsOf(read).get({ id: 'b', width: 1440, theme: 'Volta' }), 'b1440Volta');
  rmSync(folder, { recursive: true });
});

test('a complete update deletes removed stories, a partial one does not', () => {
  const before = updateBaseline(undefined, whole(['a', 'b']));
  assert.deepEqual(Object.keys(updateBaseline(before, whole(['b'])).stories), ['b']);
  const digests = new Digests();
  digests.set({ id: 'a', width: 1440, theme: 'Volta' }, 'new');
  const part = updateBaseline(before, {
    environment,
    themes: ['Volta'],
    widths: [1440],
    stories: [{ id: 'a' }],
    digests,
    isWhole: false,
  });
  assert.deepEqual(part.stories.a, ['a390Komax', 'a1440Komax new']);
  assert.deepEqual(part.stories.b, before.stories.b);
});

test('rejects a new story with missing pictures', () => {
  const before = updateBaseline(undefined, whole(['a']));
  const scope = { ...whole(['c']), digests: new Digests(), isWhole: false };
  assert.throws(() => updateBaseline(before, scope), /c is new to the baseline/);
});

test('reports another browser, platform or set of fonts with both values', () => {
  const baseline = updateBaseline(undefined, whole(['a']));
  assert.equal(whyNotComparable(baseline, environment), undefined);
  assert.match(
    whyNotComparable(baseline, { ...environment, browser: 'Chromium 157' }),
    /the browser \(there Chromium 156, here Chromium 157\)/,
  );
  assert.match(whyNotComparable(baseline, { ...environment, fonts: 'ijklmnop' }), /the set of fonts/);
});
