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
/** A report repeats the document's whole policy. */
const maxPolicyReportBytes = 32_768;

/** One report per page view; several readers may share an address. */
const limiter = new RateLimiterMemory({ points: 120, duration: 60 });

const isAllowed = (address: string): Promise<boolean> =>
  limiter.consume(address).then(
    () => true,
    () => false,
  );

const respondNoContent = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** Logs a content security policy violation. */
async function takePolicyReport(request: Request): Promise<Response> {
  const text = await readLimitedText(request, maxPolicyReportBytes);
  if (text === undefined) return jsonError(413, 'A report of a policy has at most 32 kB.');
  const report = policyReportSchema.safeParse(parseJson(text)).data;
  if (!report) return jsonError(400, 'Expected a report of a content security policy.');
  log('warn', 'Content security policy violation', report);
  return respondNoContent();
}

/** Logs web vitals of readers who agreed to statistics, and content security policy violations. */
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
