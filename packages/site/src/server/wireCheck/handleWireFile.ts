import type { LinkContext } from '@kmx/core';
import {
  createWireProblem,
  formatWire,
  formatWireList,
  formatWireProblem,
  maxWireProblems,
  wireProblemParameter,
} from '@kmx/core/wire-check';
import { readWireFile, type WireFile } from '@kmx/core/wire-files';

import { seeOther } from '../access/formResponses';
import { jsonError } from '../http/responses';
import { handleWithProducts } from '../products/handleWithProducts';

import { readUpload } from './readUpload';
import { wireCheckHref } from './wireCheckLinks';

/** Returns the page with the wires of a file and its first problems; without problems, at the results. */
function pageOf(links: LinkContext, { wires, problems }: WireFile): string {
  const reportedProblems = problems
    .slice(0, maxWireProblems)
    .map((problem) => `${wireProblemParameter}=${encodeURIComponent(formatWireProblem(problem))}`);
  const query = [formatWireList(wires), ...reportedProblems].filter((part) => part !== '').join('&');
  return `${wireCheckHref(links)}?${query}${problems.length === 0 ? '#wire-verdicts-title' : ''}`;
}

const wantsJson = ({ headers }: Request) => /^application\/json\b/.test(headers.get('accept') ?? '');

async function respondFile(links: LinkContext, request: Request): Promise<Response> {
  const upload = await readUpload(request);
  if (!upload.ok && upload.error === 'noFile')
    return jsonError(400, 'Expected a form (multipart/form-data) with a file in the field "file".');
  const file = upload.ok
    ? readWireFile(upload.value, links.locale.language)
    : { wires: [], problems: [createWireProblem('tooLarge')] };
  const href = pageOf(links, file);
  if (!wantsJson(request)) return seeOther(href);
  return Response.json(
    { wires: file.wires.map(formatWire), problems: file.problems, href },
    { status: file.wires.length > 0 ? 200 : 422, headers: { 'cache-control': 'no-store' } },
  );
}

/**
 * `POST /api/wire-check/{sisCode}` with a form field `file` (CSV or WireViz YAML, at most 1 MB): redirects to
 * the page of the list (303). JSON clients get wires, problems with line and column, and the page's address.
 */
export const handleWireFile = (sisCode: string, request: Request): Promise<Response> =>
  handleWithProducts(sisCode, (links) => respondFile(links, request));
