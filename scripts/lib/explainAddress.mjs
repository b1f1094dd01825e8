import { Problem, bold, faint, green, red } from './output.mjs';

const timeoutMs = 15_000;

async function requestExplanation(address, key, siteUrl) {
  try {
    return await fetch(address, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new Problem(`The site at ${siteUrl} does not respond. Start it with "npm start" and try again.`);
  }
}

/** Fetches the explanation from the running site. Throws {@link Problem} with a remedy on failure. */
export async function fetchExplanation({ siteUrl, key, url, lang, acceptLanguage, cookieLocale }) {
  if (!key)
    throw new Problem(
      'There is no PREVIEW_API_KEY yet. Run "npm start", which generates one, or set it in .env.',
    );
  const address = new URL('/api/explain', siteUrl);
  const parameters = { url, lang, acceptLanguage, cookieLocale };
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) address.searchParams.set(name, value);
  const response = await requestExplanation(address, key, siteUrl);
  const result = await response.json().catch(() => undefined);
  if (response.status === 401)
    throw new Problem(`The site at ${siteUrl} uses another PREVIEW_API_KEY than this environment.`);
  if (!response.ok || !result?.lines)
    throw new Problem(
      result?.error ?? `The site at ${siteUrl} responded with ${response.status} and without an explanation.`,
    );
  return result;
}

const paints = { passed: green, problem: red };
const paintState = (state) => (paints[state] ?? faint)(state.padEnd(9));

function formatTable({ columns, rows }) {
  const lines = [columns.map(({ label }) => label), ...rows.map(({ cells }) => cells)];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index].length)));
  const written = lines.map((cells) => cells.map((cell, index) => cell.padEnd(widths[index])).join('  '));
  // The header has no mark; the matching row has an arrow.
  return written.map((line, index) => `${rows[index - 1]?.isTaken ? '→' : ' '} ${line.trimEnd()}`);
}

function formatLine({ state, title, text, table }) {
  const below = [text, ...(table ? formatTable(table) : [])].map((line) => `            ${line}`);
  return [`  ${paintState(state)} ${bold(title)}`, ...below].join('\n');
}

/** Formats the result, then every step. The steps after a followed redirect have a separate heading. */
export function formatExplanation({ outcome, lines }) {
  const hops = [...new Set(lines.map(({ hop }) => hop))];
  const parts = hops.map((hop) => {
    const steps = lines.filter((line) => line.hop === hop).map(formatLine);
    return [...(hop === 0 ? [] : [faint(`  ↳ ${hop}`)]), ...steps].join('\n\n');
  });
  return [`\n${bold(`${outcome.status}  ${outcome.text}`)}`, ...parts].join('\n\n');
}
