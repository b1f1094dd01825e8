import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './output.mjs';
import { inRoot } from './paths.mjs';

export const noticesFile = 'THIRD-PARTY-NOTICES';

/** Packages with an outdated licence field in package.json, which the lock file does not contain. */
const outdatedForm = { busboy: 'MIT', streamsearch: 'MIT' };

const folderMark = 'node_modules/';
const textName = /^(licen[cs]e|copying|notice)([.-]|$)/i;

const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** Runtime dependencies of the programs in this repository: `{ id, license, folder }`, one per name and version. */
export function listPackages(lock) {
  const packages = new Map();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!folder.includes(folderMark) || entry.link || entry.dev || entry.devOptional) continue;
    const name = entry.name ?? folder.slice(folder.lastIndexOf(folderMark) + folderMark.length);
    const license = entry.license ?? outdatedForm[name];
    if (license === undefined)
      throw new Problem(`${name} has no licence field. Find out its licence before it is shipped.`);
    packages.set(`${name}@${entry.version}`, { id: `${name}@${entry.version}`, license, folder });
  }
  return [...packages.values()].sort((one, other) => compare(one.id, other.id));
}

export const describePackages = (packages) =>
  packages.map(({ id, license }) => `${id}  ${license}\n`).join('');

/** Licence and notice files of an installed package. Packages for other platforms are not installed. */
function readTexts(folder) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && textName.test(entry.name) && !/\.[cm]?[jt]sx?$/.test(entry.name))
    .map(({ name }) => readFileSync(inRoot(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Groups packages by licence text, so that each text is written only once. */
function groupByText(packages) {
  const groups = new Map();
  for (const { id, folder } of packages)
    for (const text of readTexts(folder)) groups.set(text, [...(groups.get(text) ?? []), id]);
  return [...groups].map(([text, ids]) => ({ text, ids }));
}

const heading = `Third-party notices

Packages that the programs of this repository need at run time, each with its licence as its author names it, and the
licence texts below. Fonts have theirs beside their files. Written by "npm run notices"; lint compares the list with
package-lock.json.

`;
const ruler = `\n${'-'.repeat(80)}\n\n`;

export function writeNotices(packages) {
  const texts = groupByText(packages).map(({ text, ids }) => `${ids.join('\n')}\n\n${text}\n`);
  return [heading + describePackages(packages), ...texts].join(ruler);
}

export const readLock = () => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

/** Throws a Problem if the committed file and the lock file list different packages. */
export function checkNotices() {
  const file = inRoot(noticesFile);
  const listed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!listed.startsWith(heading + describePackages(listPackages(readLock())) + ruler))
    throw new Problem(
      `${path.basename(file)} does not list the packages of package-lock.json. Run: npm run notices`,
    );
}
