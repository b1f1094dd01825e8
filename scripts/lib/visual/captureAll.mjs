import { themesAt } from './matrix.mjs';
import { digestOf } from './picture.mjs';
import { launchChromium, openStoryPage } from './storyPage.mjs';

/** Number of stories after which a new page is opened, because the memory of a page keeps growing. */
const storiesPerPage = 150;

/**
 * Runs `work(storyPage, job)` for every job on several pages at a time, each in its own browser, because pages of one
 * browser wait for each other when painting. A failed job is retried once on a new page; if it fails again,
 * `onFailure(job, error)` is called.
 */
export async function eachOnAPage(url, jobs, { workers, work, onFailure }) {
  const waiting = [...jobs];
  const visit = async (browser) => {
    let storyPage;
    let shown = 0;
    const renew = async () => {
      await storyPage?.close().catch(() => undefined);
      storyPage = await openStoryPage(browser, url);
      shown = 0;
    };
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!storyPage || shown >= storiesPerPage) await renew();
      shown += 1;
      try {
        await work(storyPage, job);
      } catch {
        await renew();
        await work(storyPage, job).catch((error) => onFailure(job, error));
      }
    }
    await storyPage?.close();
  };
  const runWorker = async () => {
    const browser = await launchChromium();
    try {
      await visit(browser);
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, runWorker));
}

/**
 * Captures each story at each width in the themes of that width. `onPicture({ story, width, theme, digest, png })` receives
 * every picture and is awaited, `onStory(done, all)` reports progress. Returns the failures: `{ story, width, message }`.
 */
export async function captureAll({ url, stories, widths, themes, workers, onPicture, onStory }) {
  const jobs = stories.flatMap((story) => widths.map((width) => ({ story, width })));
  const failures = [];
  let done = 0;
  const work = async (storyPage, { story, width }) => {
    await storyPage.show(story.id, width);
    const pictures = [];
    for (const theme of themesAt(width, { themes, widths })) {
      await storyPage.wear(theme);
      pictures.push({ story, width, theme, png: await storyPage.capture() });
    }
    for (const picture of pictures) await onPicture({ ...picture, digest: digestOf(picture.png) });
    onStory?.((done += 1), jobs.length);
  };
  await eachOnAPage(url, jobs, {
    workers,
    work,
    onFailure: ({ story, width }, { message }) => failures.push({ story, width, message }),
  });
  return failures;
}
