import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PNG } from 'pngjs';
import { captureAll } from './captureAll.mjs';
import { serveFixture } from './fixtureGuide.mjs';
import { compare } from './picture.mjs';

const bodies = {
  plain: "root.textContent = 'A crimp is a joint.'",
  chance: 'root.textContent = `${Math.random()} ${Date.now()} ${new Date().toISOString()}`',
  moving: 'root.innerHTML = \'<p style="animation: slide 20s linear forwards">moves</p>\'',
  passing: "root.textContent = 'stays'; setTimeout(() => { root.textContent = ''; }, 1200);",
  late: "setTimeout(() => { root.textContent = 'comes after half a second'; }, 500);",
  tall: 'root.innerHTML = \'<p style="height: 2000px">tall</p>\'',
  remembering:
    "root.textContent = localStorage.getItem('seen') ?? 'never'; localStorage.setItem('seen', 'before');",
  broken: "throw new Error('no such wire')",
};

let guide;
before(async () => {
  guide = await serveFixture(bodies);
});
after(() => guide?.stop());

async function capture(scope) {
  const pictures = new Map();
  const failures = await captureAll({
    url: guide.url,
    stories: guide.stories,
    widths: [390],
    themes: ['Komax'],
    workers: 2,
    onPicture: ({ story, width, theme, ...picture }) =>
      pictures.set(`${story.id} ${width} ${theme}`, picture),
    ...scope,
  });
  return { pictures, failures };
}
const only = (...ids) => ({ stories: guide.stories.filter(({ id }) => ids.includes(id)) });

test('two captures of a story are identical: randomness, clock, motion, timers and storage are fixed', async () => {
  const [first, second] = [await capture(), await capture()];
  assert.equal(first.pictures.size, Object.keys(bodies).length - 1);
  for (const [key, { digest }] of first.pictures) assert.equal(second.pictures.get(key).digest, digest, key);
});

test('reports the error of a story that throws, and captures the others', async () => {
  const { failures } = await capture(only('plain', 'broken'));
  assert.deepEqual(
    failures.map(({ story, message }) => [story.id, message]),
    [['broken', 'no such wire']],
  );
});

test('captures the full height at each width in the main theme, and at the widest in every theme', async () => {
  const { pictures } = await capture({
    ...only('plain', 'tall'),
    widths: [390, 768],
    themes: ['Komax', 'Volta'],
  });
  assert.equal(new Set([...pictures.values()].map(({ digest }) => digest)).size, 6);
  const { width, height } = PNG.sync.read(pictures.get('tall 768 Volta').png);
  assert.equal(width, 768);
  assert.ok(height > 2000);
});

test('captures the end of an animation, and a message before it disappears', async () => {
  const { pictures } = await capture(only('moving', 'passing', 'late', 'plain'));
  const inked = (id) => {
    const { data } = PNG.sync.read(pictures.get(`${id} 390 Komax`).png);
    return data.some((value, index) => index % 4 === 0 && value < 128);
  };
  assert.ok(inked('passing'), 'the message has disappeared');
  assert.ok(inked('late'), 'content that appears soon is missing');
  const { data, width } = PNG.sync.read(pictures.get('moving 390 Komax').png);
  const firstInk = data.findIndex((value, index) => index % 4 === 0 && value < 128);
  const columns = [...data.keys()].filter((index) => index % 4 === 0 && data[index] < 128);
  assert.ok(firstInk > 0);
  assert.ok(Math.min(...columns.map((index) => (index / 4) % width)) >= 200, 'the animation is at its start');
});

test('compares pictures of two heights by pixels, and marks only differences', async () => {
  const { pictures } = await capture(only('plain', 'late', 'tall'));
  const png = (id) => pictures.get(`${id} 390 Komax`).png;
  assert.equal(compare(png('plain'), png('plain')).pixels, 0);
  assert.ok(compare(png('plain'), png('late')).pixels > 50);
  assert.ok(compare(png('plain'), png('tall')).share > 0.3);
});
