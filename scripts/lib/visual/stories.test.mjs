import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderReport } from './report.mjs';
import { readCount, readList, readWidths, selectStories, storiesOf } from './stories.mjs';
import { readThemeNames } from './themeNames.mjs';

const story = (title, name) => ({ type: 'story', id: `${title}--${name}`.toLowerCase(), title, name });
const docs = { type: 'docs', id: 'a--docs', title: 'A', name: 'Docs' };
const index = {
  entries: { docs, b: story('Blocks/Quote', 'Default'), a: story('Blocks/HeroBanner', 'Long content') },
};

test('returns stories sorted by id, without documentation pages', () => {
  assert.deepEqual(
    storiesOf(index).map(({ id }) => id),
    ['blocks/herobanner--long content', 'blocks/quote--default'],
  );
});

test('matches several parts of title and name, ignoring case', () => {
  const named = (only) => selectStories(storiesOf(index), { only }).map(({ name }) => name);
  assert.deepEqual(named('blocks/hero'), ['Long content']);
  assert.deepEqual(named('Quote/Def'), ['Default']);
  assert.deepEqual(named('hero,quote'), ['Long content', 'Default']);
  assert.throws(() => named('Wire'), /No story matches Wire/);
});

test('the shards contain every story once', () => {
  const stories = Array.from({ length: 7 }, (_, number) => ({ id: number, title: 'T', name: `${number}` }));
  const parts = ['1/3', '2/3', '3/3'].flatMap((shard) => selectStories(stories, { shard }));
  assert.deepEqual(parts.map(({ id }) => id).sort(), [0, 1, 2, 3, 4, 5, 6]);
  for (const shard of ['0/3', '4/3', 'half'])
    assert.throws(() => selectStories(stories, { shard }), /is not valid/);
});

test('lists and numbers are parsed, and unknown values are reported', () => {
  assert.deepEqual(readList(undefined, 'themes', ['Komax', 'Volta']), ['Komax', 'Volta']);
  assert.deepEqual(readList('Volta', 'themes', ['Komax', 'Volta']), ['Volta']);
  assert.throws(
    () => readList('Red', 'themes', ['Komax']),
    /--themes does not support Red. Supported values: Komax/,
  );
  assert.deepEqual(readWidths('1440,390,390', []), [390, 1440]);
  assert.throws(() => readWidths('wide', []), /not a list of widths/);
  assert.throws(() => readCount('0', 'workers'), /--workers=0/);
});

test('the themes are those of the design system', async () => {
  const names = await readThemeNames();
  assert.equal(names.length, 11);
  assert.ok(names.includes('Light_Blue'));
});

test('a report escapes story names and shows the size of the difference', () => {
  const files = { before: 'b.png', after: 'a.png', difference: 'd.png' };
  const change = {
    title: 'A & B',
    name: '<i>',
    width: 390,
    theme: 'Volta',
    pixels: 12,
    share: 0.00001,
    files,
  };
  const html = renderReport({ against: 'main', changes: [change], added: [], gone: [] });
  assert.match(html, /A &amp; B · &lt;i&gt;/);
  assert.match(html, /12 pixels \(less than 0.01 %\)/);
  assert.doesNotMatch(html, /New stories/);
});
