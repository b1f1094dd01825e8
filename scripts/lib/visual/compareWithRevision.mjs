import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { Digests } from './baseline.mjs';
import { captureAll } from './captureAll.mjs';
import { describeFailures, describePictures, describeStories, progress, printList } from './messages.mjs';
import { compare } from './picture.mjs';
import { renderReport } from './report.mjs';
import { buildRevision } from './revision.mjs';
import { serveStyleGuide } from './styleGuide.mjs';

const folder = inRoot('.data/visual/report');
const keyOf = ({ story, width, theme }) => `${story.id}/${width}-${theme}`;

function write(file, content) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Captures the differing stories in the other revision too, and compares both pictures. */
async function picturesOfChanges(before, scope, changed) {
  const keys = new Set(changed.map(keyOf));
  const ids = new Set(changed.map(({ story }) => story.id));
  const changes = [];
  await captureAll({
    ...scope,
    url: before.url,
    stories: scope.stories.filter(({ id }) => ids.has(id)),
    onPicture: (picture) => {
      const key = keyOf(picture);
      if (!keys.has(key)) return;
      const after = readFileSync(path.join(folder, `${key}-after.png`));
      const { png, ...difference } = compare(picture.png, after);
      write(`${key}-before.png`, picture.png);
      write(`${key}-difference.png`, png);
      const fileOf = (what) => `${key}-${what}.png`;
      const files = { before: fileOf('before'), after: fileOf('after'), difference: fileOf('difference') };
      changes.push({ ...picture.story, ...picture, ...difference, files });
    },
  });
  return changes.sort((one, other) => other.share - one.share);
}

export async function compareWithRevision(guide, scope, revision) {
  const before = await serveStyleGuide(await buildRevision(revision));
  try {
    rmSync(folder, { recursive: true, force: true });
    const known = new Set(before.stories.map(({ id }) => id));
    const current = new Set(guide.stories.map(({ id }) => id));
    const both = { ...scope, stories: scope.stories.filter(({ id }) => known.has(id)) };
    const added = scope.stories.filter(({ id }) => !known.has(id));
    const gone = scope.isWhole ? before.stories.filter(({ id }) => !current.has(id)) : [];
    const digests = new Digests();
    const failures = await captureAll({
      ...both,
      url: before.url,
      onPicture: (picture) => digests.set({ ...picture, id: picture.story.id }, picture.digest),
      onStory: progress('before'),
    });
    const changed = [];
    const failedNow = await captureAll({
      ...both,
      url: guide.url,
      onPicture: ({ png, ...picture }) => {
        const digest = digests.get({ ...picture, id: picture.story.id });
        if (digest === undefined || digest === picture.digest) return;
        write(`${keyOf(picture)}-after.png`, png);
        changed.push(picture);
      },
      onStory: progress('after'),
    });
    const changes = await picturesOfChanges(before, both, changed);
    write('index.html', renderReport({ against: revision, changes, added, gone }));
    printList('Failed to render:', describeFailures([...failures, ...failedNow]));
    printList('Changed:', describePictures(changed));
    printList('New stories:', describeStories(added));
    printList('Removed stories:', describeStories(gone));
    if (changed.length === 0) print(`\nAll common stories look the same as in ${revision}.`);
    print(`\nBefore, after and difference: ${path.join(folder, 'index.html')}`);
    return changed.length > 0 || failures.length + failedNow.length > 0 ? 1 : 0;
  } finally {
    await before.stop();
  }
}
