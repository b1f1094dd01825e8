import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveStyleGuide } from './styleGuide.mjs';

/** The minimum of a built Storybook: an index, a frame and a phase. */
const frame = (bodies) => `<!doctype html><html><head><style>
  body { margin: 0; font: 20px/1.5 sans-serif; }
  [data-theme='Volta'] body { background: navy; color: white; }
  @keyframes slide { to { margin-left: 200px; } }
</style></head><body><div id="storybook-root"></div><pre id="error-message"></pre><script>
  const bodies = ${JSON.stringify(bodies)};
  const id = new URLSearchParams(location.search).get('id');
  const render = { id, phase: 'rendering' };
  window.__STORYBOOK_PREVIEW__ = { currentRender: render };
  addEventListener('load', () => {
    const root = document.querySelector('#storybook-root');
    try {
      new Function('root', bodies[id])(root);
      render.phase = 'completed';
    } catch (error) {
      document.querySelector('#error-message').textContent = error.message;
      render.phase = 'errored';
    }
  });
</script></body></html>`;

/** Serves stories given as `id: script`, in which the script renders into `root`. Deletes them when stopped. */
export async function serveFixture(bodies) {
  const folder = mkdtempSync(path.join(tmpdir(), 'style-guide-'));
  const entries = Object.fromEntries(
    Object.keys(bodies).map((id) => [id, { type: 'story', id, title: 'Fixture', name: id, tags: ['test'] }]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(path.join(folder, 'iframe.html'), frame(bodies));
  const guide = await serveStyleGuide(folder);
  const stop = async () => {
    await guide.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...guide, stop };
}
