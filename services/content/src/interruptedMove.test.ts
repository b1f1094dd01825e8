/** @vitest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleScenario, readObserved, scenarioOptions } from './testing/playScenario';
import type { Family } from './testing/tools/moveContent';

const minutes = 60_000;
const childCount = 8;
const titles = ['cs', 'de', 'en'];

const pageAt = (parentSlug: string, slug: string) => ({
  slug,
  parentSlug,
  status: 'published' as const,
  titles,
  newest: [{ slug, parentSlug, titles }],
});

/** State after `count` moves: complete pages, a redirect at each old address, and a notification of each move. */
const familyAfter = (count: number): Family => {
  const children = Array.from({ length: childCount }, (_, index) => `child-${index}`);
  const old = Array.from({ length: count }, (_, index) => `/moved-${index}`);
  return {
    parent: pageAt('home', `moved-${count}`),
    children: children.map((slug) => pageAt(`moved-${count}`, slug)),
    moves: count,
    redirects: old.flatMap((url) => [url, ...children.map((slug) => `${url}/${slug}`)]).toSorted(),
    notices: [count, ...children.map(() => count)],
  };
};

const isFamily = (value: unknown): value is Family =>
  typeof value === 'object' && value !== null && 'children' in value;

/** The writing statements of a publication that was not killed. */
const readWrites = (output: string): string[] => {
  const writes: unknown = JSON.parse(/^WRITES (.*)$/m.exec(output)?.[1] ?? '[]');
  return Array.isArray(writes) ? writes.map(String) : [];
};

/** Statements where old texts are deleted, where two versions are the newest, and before the notification is written. */
const criticalWrites = ['insert into "pages_locales"', 'UPDATE "_pages_v"', 'insert into "outbox"'];
const evenlySpread = 7;

const chooseKills = (writes: readonly string[]): number[] => [
  ...criticalWrites.map((start) => writes.findIndex((write) => write.startsWith(start))),
  ...Array.from({ length: evenlySpread }, (_, index) =>
    Math.floor(((index + 0.5) / evenlySpread) * writes.length),
  ),
];

let data: string;
beforeAll(() => {
  data = mkdtempSync(path.join(tmpdir(), 'kmx-content-'));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

test(
  'a publication that is killed changes a page, its children, redirects and notifications together or not at all',
  () => {
    const program = bundleScenario('interruptedMove');
    const run = (killAt?: number) => {
      const args = [...program, ...(killAt === undefined ? [] : [String(killAt)])];
      const { stdout, signal } = spawnSync(process.execPath, args, scenarioOptions(data));
      const found = readObserved(stdout);
      if (!isFamily(found)) throw new Error('The scenario printed something else.');
      return { found, signal, stdout };
    };
    const killed = chooseKills(readWrites(run().stdout)).map((index) => run(index));
    const last = run();

    expect(killed.map(({ signal }) => signal)).toEqual(killed.map(() => 'SIGKILL'));
    for (const { found } of [...killed, last]) expect(found).toEqual(familyAfter(found.moves));
    expect(last.found.moves).toBeGreaterThan(0);
  },
  5 * minutes,
);
