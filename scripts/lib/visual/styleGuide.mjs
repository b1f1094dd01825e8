import { once } from 'node:events';
import { build, staleBuilds } from '../builds.mjs';
import { Problem, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { createStaticServer } from '../staticServer.mjs';
import { storiesOf } from './stories.mjs';

async function readStories(url) {
  const response = await fetch(`${url}/index.json`).catch(() => undefined);
  if (!response?.ok)
    throw new Problem(
      `There is no style guide at ${url}: index.json returned ${response?.status ?? 'no response'}.`,
    );
  return storiesOf(await response.json());
}

/** Serves a built style guide on a free port. Returns `{ url, stories, stop }`. */
export async function serveStyleGuide(folder) {
  const server = createStaticServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const url = `http://127.0.0.1:${server.address().port}`;
  return { url, stories: await readStories(url), stop };
}

/** Opens the style guide at `url`, or builds the one of these sources if necessary and serves it. */
export async function openStyleGuide(url) {
  if (url) {
    const origin = url.replace(/\/+$/, '');
    return { url: origin, stories: await readStories(origin), stop: async () => undefined };
  }
  if ((await staleBuilds(['styleGuide'])).length > 0) {
    print('Building the style guide …');
    await build('styleGuide');
  }
  return serveStyleGuide(inRoot('storybook-static'));
}
