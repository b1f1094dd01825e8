import { RateLimiterMemory } from 'rate-limiter-flexible';

import { policyReportSchema } from './policyReportSchema';
import { reportSchema } from './reportSchema';
import { clientAddress } from '@/server/clientAddress';
import { parseJson } from '@/server/http/parseJson';
import { readLimitedText } from '@/server/http/readLimitedText';
import { jsonError } from '@/server/http/responses';
import { log } from '@/server/log';
import { withRequestId } from '@/server/withRequestId';

const maxBytes = 4096;
/** It repeats the whole policy of the document. */
const maxPolicyReportBytes = 32_768;

/** A reader leaves a page every few seconds at most; many may share an address. */
const limiter = new RateLimiterMemory({ points: 120, duration: 60 });

const isAllowed = (address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  );

const respondNoContent = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** Takes what a document was kept from, as one line of the log. */
async function takePolicyReport(request: Request): Promise<Response> {
  const text = await readLimitedText(request, maxPolicyReportBytes);
  if (text === undefined) return jsonError(413, 'A report of a policy has at most 32 kB.');
  const report = policyReportSchema.safeParse(parseJson(text)).data;
  if (!report) return jsonError(400, 'Expected a report of a content security policy.');
  log('warn', 'The content security policy kept something out.', report);
  return respondNoContent();
}

/**
 * Takes how fast a page was for a reader who agreed to statistics, as one line of the log; and what browsers report of the
 * content security policy.
 */
export const POST = withRequestId(async (request: Request): Promise<Response> => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return jsonError(403, 'Only pages of this site report here.');
  if (!(await isAllowed(clientAddress(request.headers))))
    return jsonError(429, 'Too many reports.', { 'retry-after': '60' });
  if (request.headers.get('content-type') === 'application/csp-report') return takePolicyReport(request);
  const text = await readLimitedText(request, maxBytes);
  if (text === undefined) return jsonError(413, 'A report has at most 4 kB.');
  const report = reportSchema.safeParse(parseJson(text)).data;
  if (!report) return jsonError(400, 'Expected {"path": …, "metrics": […]}.');
  const metrics = new Map(
    report.metrics.map(({ name, value, rating }) => [name, `${value.toFixed(3)} ${rating}`]),
  );
  log('info', 'Web vitals', { path: report.path, ...Object.fromEntries(metrics) });
  return respondNoContent();
});
