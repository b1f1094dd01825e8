import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/**
 * A separate process, because Node reads NODE_EXTRA_CA_CERTS only at startup. Argument: targets as JSON. Prints their
 * results as JSON.
 */

// HSTS preload list of browsers. The install scripts of the package would download it; without the file, scans fail.
const preloaded = fileURLToPath(
  new URL('node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json', import.meta.url),
);
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

/** Scores a target like `scan` of the package, but accepts ports, and origins that respond with 404 at `/`. */
async function score({ hostname, httpPort, httpsPort }) {
  const requests = await retrieve(hostname, { httpPort, httpsPort });
  if (!requests.responses.auto) return { error: 'does not respond' };
  const results = ALL_TESTS.map((test) => test(requests));
  const points = results.map(({ result }) => getScoreModifier(result));
  const sum = (values) => values.reduce((total, value) => total + value, 100);
  const uncurved = sum(points.filter((value) => value < 0));
  const isCredited = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT;
  const { score: total, grade } = getGradeForScore(isCredited ? sum(points) : uncurved);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { score: total, grade, status: requests.responses.auto.status, failed };
}

const targets = JSON.parse(process.argv[2]);
const results = [];
for (const target of targets) results.push(await score(target));
process.stdout.write(JSON.stringify(results));
