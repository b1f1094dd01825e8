import { readdirSync, readFileSync } from 'node:fs';
import { Problem } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { findCircles, findCrowded, importsWithin, maxSources } from './folders.mjs';

const aliases = { 'packages/site': { '@/': 'packages/site/src/' } };

/** Excludes tests, generated files and migrations. */
const isCounted = (file) =>
  /\.(ts|tsx|mts)$/.test(file) &&
  !/\.(test|mock|stories|d)\.\w+$/.test(file) &&
  !/\/(__generated__|migrations)\/|\/payload-types\.ts$/.test(file);

/** Files below a folder, without generated folders (`node_modules`, `dist`, `.next` …). */
function filesBelow(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isFile()) return [name];
    return entry.isDirectory() && !/^(\.(?!well-known)|node_modules$|dist$)/.test(entry.name)
      ? filesBelow(name)
      : [];
  });
}

/** Sources of a package with their contents. */
const readSources = (name) =>
  new Map(
    filesBelow(name)
      .filter(isCounted)
      .map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  );

const listPackages = () =>
  ['packages', 'services'].flatMap((parent) =>
    readdirSync(inRoot(parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );

const shownImports = 3;

function describeCircle({ folder, rooms, imports }) {
  const shown = imports.slice(0, shownImports).map((line) => `\n      ${line}`);
  const more = imports.length > shownImports ? `\n      and ${imports.length - shownImports} more` : '';
  return `  ${folder}: ${[...rooms, rooms[0]].join(' → ')}${shown.join('')}${more}`;
}

const repair = {
  circles: 'Move the common code into a lower folder, or the caller into a higher one.',
  crowded: 'Split them by subject.',
};

function problemsOf(name, sources) {
  const circles = findCircles(importsWithin(sources, aliases[name]));
  const crowded = findCrowded(sources.keys());
  const problems = [];
  if (circles.length > 0) {
    const lines = circles.map(describeCircle);
    problems.push(`${name}: ${circles.length} cycles of folders. ${repair.circles}`, ...lines);
  }
  if (crowded.length > 0) {
    const lines = crowded.map(([folder, count]) => `  ${folder}: ${count} sources`);
    problems.push(
      `${name}: ${crowded.length} folders with more than ${maxSources} sources. ${repair.crowded}`,
      ...lines,
    );
  }
  return problems;
}

/** Throws a Problem if folders inside a package import each other or contain too many sources. */
export function checkFolders() {
  const problems = listPackages().flatMap((name) => problemsOf(name, readSources(name)));
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
