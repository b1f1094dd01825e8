import { setTimeout as wait } from 'node:timers/promises';
import { setFault } from '../lib/faultProxy.mjs';
import { duration, print, table } from '../lib/output.mjs';
import { withStack } from '../lib/withStack.mjs';
import { createPage, publishTitle, signIn } from './contentService.mjs';
import { summarize } from './summarize.mjs';

const lostAfterMs = 30_000;
const pollMs = 25;
/**
 * Milliseconds with and without a delay of the event list, so that pages with this list often render across a
 * publication.
 */
const holdMs = 400;
const passMs = 100;
/** Requests of readers for other pages. */
const otherPaths = ['/en', '/en/company', '/en/events', '/en/products'];

/** Returns the page, or an empty string if a busy server closed the connection. */
const read = (url) =>
  fetch(url).then(
    (response) => response.text(),
    () => '',
  );

/** Milliseconds until the page shows the title, or `undefined` after the time limit. */
async function untilVisible(url, title) {
  const startedAt = performance.now();
  for (;;) {
    const isVisible = (await read(url)).includes(title);
    const elapsed = performance.now() - startedAt;
    if (isVisible) return elapsed;
    if (elapsed > lostAfterMs) return undefined;
    await wait(pollMs);
  }
}

/** Requests the pages in turn until stopped. Returns the number of requests. */
async function readContinuously(urls, first, signal) {
  let turn = first;
  while (!signal.aborted) {
    await read(urls[turn % urls.length]);
    turn += 1;
  }
  return turn - first;
}

/** Repeatedly delays the event list of the content service until stopped. */
async function delayContinuously(signal) {
  while (!signal.aborted) {
    await setFault(process.env.FAULT_URL, 'hold:EventsOfSite');
    await wait(holdMs);
    await setFault(process.env.FAULT_URL, 'none');
    await wait(passMs);
  }
}

async function publishInTurn(page, { count, endAt, token, report }) {
  const times = [];
  for (let turn = 1; turn <= count && performance.now() < endAt; turn += 1) {
    const title = `Drill ${page.slug} turn ${String(turn)}.`;
    await publishTitle(page.id, title, token);
    times.push(await untilVisible(page.url, title));
    report(times.at(-1));
  }
  return times;
}

const milliseconds = (value) => `${String(Math.round(value))} ms`;

function describe({ count, late, lost, p50, p95, max }, pagesRead, took) {
  const rows = [
    ['publications', `${String(count)} in ${duration(took)}`],
    ['concurrent page requests', String(pagesRead)],
    ['visible after', `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, longest ${milliseconds(max)}`],
    ['late (10 s)', String(late)],
    ['lost (30 s)', String(lost)],
  ];
  return table(rows);
}

const share = (count, parts, index) => Math.floor(count / parts) + (index < count % parts ? 1 : 0);

function createReport(count) {
  let done = 0;
  return (time) => {
    done += 1;
    if (time === undefined) print(`Publication ${String(done)} was lost.`);
    else if (done % 50 === 0) print(`${String(done)} of ${String(count)} …`);
  };
}

async function publishUnderLoad({ count, publishers, readers, minutes, siteUrl }) {
  const token = await signIn();
  const pages = [];
  for (let index = 1; index <= publishers; index += 1) {
    const page = await createPage(`drill-${String(index)}`, token);
    pages.push({ ...page, url: `${siteUrl}/en/${page.slug}` });
  }
  for (const { url } of pages) await untilVisible(url, 'Drill');
  const reading = new AbortController();
  const urls = [...pages.map(({ url }) => url), ...otherPaths.map((path) => `${siteUrl}${path}`)];
  const crowd = Array.from({ length: readers }, (_, index) => readContinuously(urls, index, reading.signal));
  const holding = delayContinuously(reading.signal);
  const startedAt = performance.now();
  const endAt = startedAt + minutes * 60_000;
  const report = createReport(count);
  const times = await Promise.all(
    pages.map((page, index) =>
      publishInTurn(page, { count: share(count, publishers, index), endAt, token, report }),
    ),
  );
  const took = performance.now() - startedAt;
  reading.abort();
  await holding;
  const pagesRead = (await Promise.all(crowd)).reduce((sum, one) => sum + one, 0);
  return { result: summarize(times.flat()), pagesRead, took };
}

/** Returns the exit code: 1 if a publication was late or lost. */
export async function drillPublishes(options) {
  return withStack(async (siteUrl) => {
    const { result, pagesRead, took } = await publishUnderLoad({ ...options, siteUrl });
    print(`\n${describe(result, pagesRead, took)}`);
    return result.late + result.lost > 0 ? 1 : 0;
  });
}
