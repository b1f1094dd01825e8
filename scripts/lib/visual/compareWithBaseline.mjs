import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import {
  Digests,
  digestsOf,
  readBaseline,
  updateBaseline,
  whyNotComparable,
  writeBaseline,
} from './baseline.mjs';
import { captureAll } from './captureAll.mjs';
import { readEnvironment } from './environment.mjs';
import { describeFailures, describePictures, describeStories, progress, printList } from './messages.mjs';

const folder = inRoot('.data/visual/changed');

function keep({ story, width, theme, png }) {
  const file = path.join(folder, story.id, `${width}-${theme}.png`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
}

/** Captures everything `repeat` times. Returns digests, unstable stories and failures. */
async function captureRepeatedly(guide, scope, onFirst) {
  const digests = new Digests();
  const unstable = [];
  const failures = [];
  for (let round = 1; round <= scope.repeat; round += 1) {
    const onPicture = (picture) => {
      const place = { ...picture, id: picture.story.id };
      const before = digests.get(place);
      if (round === 1) {
        digests.set(place, picture.digest);
        onFirst(picture);
      } else if (before !== picture.digest) unstable.push(picture);
    };
    const what = scope.repeat > 1 ? `visit ${round}` : 'shown';
    const failed = await captureAll({ ...scope, url: guide.url, onPicture, onStory: progress(what) });
    failures.push(...failed);
  }
  return { digests, unstable, failures };
}

function storiesThatAreGone(baseline, { all, isWhole }) {
  const known = new Set(all.map(({ id }) => id));
  return isWhole ? Object.keys(baseline.stories).filter((id) => !known.has(id)) : [];
}

/** Compares with the committed digests, or updates them. Returns the exit code. */
export async function compareWithBaseline(guide, scope, { update }) {
  const environment = await readEnvironment();
  const baseline = await readBaseline();
  const otherEnvironment = baseline && whyNotComparable(baseline, environment);
  if (!baseline && !update)
    throw new Problem('There is no baseline yet. Create it with: npm run test:visual -- --update');
  if (otherEnvironment && !update)
    throw new Problem(
      `${otherEnvironment}\nCompare with a revision instead: npm run test:visual -- --against=main`,
    );
  if (otherEnvironment && !scope.isWhole)
    throw new Problem(`${otherEnvironment}\nA partial update is not possible: run --update for everything.`);
  const before = baseline && !otherEnvironment ? digestsOf(baseline) : new Digests();
  const changed = [];
  const added = new Set();
  rmSync(folder, { recursive: true, force: true });
  const { digests, unstable, failures } = await captureRepeatedly(guide, scope, (picture) => {
    const known = before.get({ ...picture, id: picture.story.id });
    if (known === undefined) added.add(picture.story);
    else if (known !== picture.digest) {
      changed.push(picture);
      if (!update) keep(picture);
      delete picture.png;
    }
  });
  const gone = baseline ? storiesThatAreGone(baseline, scope) : [];
  printList('Unstable:', describePictures(unstable));
  printList('Failed to render:', describeFailures(failures));
  printList('Changed:', describePictures(changed));
  printList('New, not in the baseline:', describeStories([...added]));
  printList('Removed, but in the baseline:', gone);
  if (unstable.length > 0 || failures.length > 0) return 1;
  if (update) {
    await writeBaseline(updateBaseline(baseline, { ...scope, environment, digests }));
    print('\nThe baseline has been updated.');
    return 0;
  }
  if (changed.length + added.size + gone.length === 0) {
    print('\nNo picture has changed.');
    return 0;
  }
  print(`\nCurrent pictures: ${folder}`);
  print('Before, after and difference: npm run test:visual -- --against=HEAD');
  print('To accept the changes: npm run test:visual -- --update');
  return 1;
}
