import path from 'node:path';
import { parseSync } from 'vite';

/** Maximum number of sources in a folder, without tests and generated files. */
export const maxSources = 25;

const isValue = ({ moduleRequest, entries }) =>
  moduleRequest !== undefined && (entries.length === 0 || entries.some(({ isType }) => !isType));

/** Modules that a file imports or re-exports by value. Type-only imports do not exist at run time. */
export function valueImports(file, code) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, isType }) => moduleRequest && !isType);
  const literal = ({ moduleRequest: { start, end } }) =>
    /^['"](.*)['"]$/.exec(code.slice(start, end))?.[1] ?? [];
  return [
    ...staticImports.filter(isValue).map(({ moduleRequest }) => moduleRequest.value),
    ...exported.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.flatMap(literal),
  ];
}

const endings = ['', '.ts', '.tsx', '.mts', '/index.ts'];

/** Imports between the files of one package, as `[importer, imported]`; `aliases` are prefixes such as `@/`. */
export function importsWithin(sources, aliases = {}) {
  const imports = [];
  for (const [file, code] of sources) {
    for (const request of valueImports(file, code)) {
      const alias = Object.keys(aliases).find((prefix) => request.startsWith(prefix));
      if (!alias && !request.startsWith('.')) continue;
      const target = alias
        ? aliases[alias] + request.slice(alias.length)
        : path.posix.join(path.posix.dirname(file), request);
      const imported = endings.map((ending) => target + ending).find((name) => sources.has(name));
      if (imported) imports.push([file, imported]);
    }
  }
  return imports;
}

/** Returns the deepest common folder of two files, and the next path segment of each; `.` means the folder's own files. */
function parting(importer, imported) {
  const from = importer.split('/');
  const to = imported.split('/');
  let depth = 0;
  while (depth < from.length - 1 && from[depth] === to[depth]) depth += 1;
  const room = (names) => (depth < names.length - 1 ? names[depth] : '.');
  return { folder: from.slice(0, depth).join('/'), from: room(from), to: room(to) };
}

/** Maps each folder to the imports between its rooms, with the files involved. */
function roomGraphs(imports) {
  const graphs = new Map();
  for (const [importer, imported] of imports) {
    const { folder, from, to } = parting(importer, imported);
    if (from === to) continue;
    const graph = graphs.get(folder) ?? new Map();
    const targets = graph.get(from) ?? new Map();
    const known = targets.get(to) ?? [];
    graphs.set(folder, graph.set(from, targets.set(to, [...known, `${importer} → ${imported}`])));
  }
  return graphs;
}

/** Shortest chain of imports from a room back to itself. */
function shortestCircle(graph, start) {
  const paths = [[start]];
  const seen = new Set();
  for (const way of paths) {
    for (const next of graph.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) paths.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** All cycles through a room: those with a room that it imports and that imports it, else the shortest longer one. */
function circlesFrom(graph, start) {
  const mutual = [...graph.get(start).keys()].filter((room) => graph.get(room)?.has(start));
  if (mutual.length > 0) return mutual.map((room) => [start, room]);
  const shortest = shortestCircle(graph, start);
  return shortest ? [shortest] : [];
}

/**
 * Finds cycles of folders in the files of one package. The rooms of a folder are its subfolders and, as one more room, its
 * own files (`.`). Each cycle contains its rooms and the imports of the step with the fewest.
 */
export function findCircles(imports) {
  const circles = new Map();
  for (const [folder, graph] of roomGraphs(imports)) {
    for (const rooms of [...graph.keys()].flatMap((start) => circlesFrom(graph, start))) {
      const key = `${folder} ${rooms.toSorted().join(' ')}`;
      const steps = rooms.map((room, index) => graph.get(room).get(rooms[(index + 1) % rooms.length]));
      const [weakest] = steps.toSorted((a, b) => a.length - b.length);
      if (!circles.has(key)) circles.set(key, { folder, rooms, imports: weakest });
    }
  }
  return [...circles.values()];
}

/** Folders with more than {@link maxSources} files of their own, as `[folder, count]`. */
export function findCrowded(files) {
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > maxSources);
}
