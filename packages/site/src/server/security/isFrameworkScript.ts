import { createHash } from 'node:crypto';

/** Calls with which Next.js transfers data: parts of the page, and the list of initial chunks. */
const dataOpenings = [
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * Inline scripts of Next.js and React with constant text: start of the page data, late icons, timing of
 * suspended parts.
 */
const fixed = new Set([
  '(self.__next_f=self.__next_f||[]).push([0])',
  `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

/** SHA-256 of the function definitions that React inserts before suspended parts. */
export const reactDefinitions: ReadonlySet<string> = new Set([
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
]);

const reactCall = /^([^]*?)\$R[CSX]\(("[^"]*"(?:,"[^"]*")*)\)$/;

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Checks that a script is a single call whose only argument is JSON, so that nothing in it can execute. */
function isCallWithData(text: string, opening: string): boolean {
  const body = text.trimEnd().replace(/;$/, '');
  return body.startsWith(opening) && body.endsWith(')') && isData(body.slice(opening.length, -1));
}

function isReactCall(text: string): boolean {
  const [, definition, given] = reactCall.exec(text) ?? [];
  if (definition === undefined || given === undefined || !isData(`[${given}]`)) return false;
  return definition === '' || reactDefinitions.has(createHash('sha256').update(definition).digest('base64'));
}

/**
 * Recognizes inline scripts of Next.js and React (docs/adr/0017): constant text, or a call with JSON
 * arguments. An injected script matches neither.
 */
export const isFrameworkScript = (text: string): boolean =>
  fixed.has(text) || dataOpenings.some((opening) => isCallWithData(text, opening)) || isReactCall(text);
