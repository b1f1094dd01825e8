/* global document -- what runs in the page is handed over as a function */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from '../env.mjs';
import { Problem, print } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { eachOnAPage } from './captureAll.mjs';
import { printList } from './messages.mjs';
import { readList } from './stories.mjs';
import { openStyleGuide } from './styleGuide.mjs';

const modules = 'services/content/src/blocks';
const target = inRoot('services/content/public/blocks');

const picture = { width: 480, height: 320 };
/** Wide enough for a desktop layout, narrow enough to keep text recognisable. */
const frameWidth = 1200;
const frameHeight = (frameWidth * picture.height) / picture.width;
const maxBytes = 12_000;
const qualities = [82, 70, 58, 46, 34, 22];

const moduleKeys = () =>
  readdirSync(inRoot(modules), { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((key) => key !== 'modules')
    .sort();

/** Finds the typical story of a module: `Default` below the title that ends in its name. */
export function storyOfModule(stories, key) {
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  return stories.find(
    (story) => /^Blocks\//.test(story.title) && story.title.endsWith(`/${name}`) && story.name === 'Default',
  );
}

/** Runs in the page: centres a module that is smaller than the frame. */
const centre = (height) => {
  const root = document.querySelector('#storybook-root');
  Object.assign(root.style, { display: 'grid', alignContent: 'safe center', minHeight: `${height}px` });
};

async function captureSmall({ session }) {
  const clip = { x: 0, y: 0, width: frameWidth, height: frameHeight, scale: picture.width / frameWidth };
  for (const quality of qualities) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const webp = Buffer.from(data, 'base64');
    if (webp.length <= maxBytes) return webp;
  }
  throw new Problem(`The picture does not fit into ${maxBytes} bytes.`);
}

/** `npm run picker-pictures`: returns the exit code. */
export async function makePickerPictures(values) {
  loadEnvFile();
  const keys = readList(values.only, 'only', moduleKeys());
  const guide = await openStyleGuide(values.url);
  const problems = [];
  try {
    const jobs = keys.map((key) => ({ key, story: storyOfModule(guide.stories, key) }));
    for (const { key } of jobs.filter(({ story }) => !story))
      problems.push(`${key}: there is no story "Default".`);
    mkdirSync(target, { recursive: true });
    const work = async (storyPage, { key, story }) => {
      await storyPage.show(story.id, frameWidth);
      await storyPage.wear('Komax');
      await storyPage.page.evaluate(centre, frameHeight);
      const webp = await captureSmall(storyPage);
      writeFileSync(path.join(target, `${key}.webp`), webp);
      print(`  ${key.padEnd(24)} ${(webp.length / 1000).toFixed(1)} kB`);
    };
    await eachOnAPage(
      guide.url,
      jobs.filter(({ story }) => story),
      { workers: 2, work, onFailure: ({ key }, { message }) => problems.push(`${key}: ${message}`) },
    );
  } finally {
    await guide.stop();
  }
  printList('Without a picture:', problems);
  return problems.length > 0 ? 1 : 0;
}
