import { createHash } from 'node:crypto';

/** The calls by which Next hands over data: a piece of the page, and the list of the first chunks. */
const dataOpenings = [
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** What Next and React write word for word: the start of the page's data, late icons, the clock of late parts. */
const fixed = new Set([
  '(self.__next_f=self.__next_f||[]).push([0])',
  `document.querySelectorAll('body link[rel="icon"], body link[rel="apple-touch-icon"]').forEach(el => document.head.appendChild(el))`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

/** SHA-256 of the functions that React defines before it first calls them: for a late part, its pieces, and one that failed. */
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

/** One call whose only argument is plain data: nothing in it can run. */
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
 * Whether an inline script is one that Next or React write into their documents (docs/adr/0017): a text that is known word for
 * word, or a call whose arguments are plain data. A script that found its way into the markup is none of them.
 */
export const isFrameworkScript = (text: string): boolean =>
  fixed.has(text) || dataOpenings.some((opening) => isCallWithData(text, opening)) || isReactCall(text);
