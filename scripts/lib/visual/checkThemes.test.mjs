import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkThemes } from './checkThemes.mjs';
import { serveFixture } from './fixtureGuide.mjs';

const bodies = {
  // On the navy background of Volta in the fixture, grey text is hard to read, and navy text is invisible.
  grey: 'root.innerHTML = \'<p style="color: #555">Strip, crimp, twist</p>\'',
  navy: 'root.innerHTML = \'<p style="color: navy">Strip, crimp, twist</p>\'',
  night:
    'root.innerHTML = \'<style>[data-scheme="dark"] p { background: #000; color: #333 }</style><p>Strip, crimp, twist</p>\'',
  plain: "root.innerHTML = '<p>Strip, crimp, twist</p>'",
  excused:
    'window.__STORYBOOK_PREVIEW__.currentRender.story = { parameters: { a11y: { test: "off" } } };' +
    'root.innerHTML = \'<p style="color: #222">Strip, crimp, twist</p>\'',
};

let guide;
before(async () => {
  guide = await serveFixture(bodies);
});
after(() => guide?.stop());

test('finds insufficient contrast only in the theme that causes it', async () => {
  const { findings, failures } = await checkThemes({
    url: guide.url,
    stories: guide.stories,
    widths: [390],
    themes: ['Komax', 'Volta'],
    scheme: 'light',
    workers: 2,
  });
  assert.deepEqual(failures, []);
  assert.deepEqual(findings.map(({ story, theme, rule }) => [story.id, theme, rule]).sort(), [
    ['grey', 'Volta', 'color-contrast'],
    ['navy', 'Volta', 'color-contrast'],
  ]);
});

test('finds insufficient contrast only in the scheme that causes it', async () => {
  const { findings } = await checkThemes({
    url: guide.url,
    stories: guide.stories.filter(({ id }) => id === 'night'),
    widths: [390],
    themes: ['Komax'],
    scheme: 'dark',
    workers: 1,
  });
  assert.deepEqual(
    findings.map(({ story, rule }) => [story.id, rule]),
    [['night', 'color-contrast']],
  );
});
