import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readBuild } from './currentBuild';
import { handleBuildMeta, handleLatestBuild } from './handleBuild';
import { routeRules } from './routeRules';

const build = { id: 'b1-x', timestamp: 1_790_000_000_000 };

describe('readBuild', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the build id of Next.js', async () => {
    const file = path.join(folder, 'BUILD_ID');
    writeFileSync(file, 'b1-x\n');
    utimesSync(file, build.timestamp / 1000, build.timestamp / 1000);
    expect(await readBuild(folder, false)).toEqual(build);
  });

  it('has one id per process during development', async () => {
    const first = await readBuild('/nowhere', true);
    expect(first.id).toBe('development');
    expect(await readBuild('/nowhere', true)).toEqual(first);
  });

  it('throws without a build', async () => {
    await expect(readBuild('/nowhere', false)).rejects.toThrow('BUILD_ID');
  });
});

describe('7 "poll GET builds/latest.json … to detect a new version"', () => {
  it('returns the running build, uncached', async () => {
    const response = handleLatestBuild(build);
    expect(await response.json()).toEqual(build);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('7 "GET builds/meta/{buildId}.json (route rules, prerender info)"', () => {
  it('is immutable', async () => {
    const response = handleBuildMeta('b1-x.json', build);
    expect(await response.json()).toEqual({ ...build, matcher: routeRules, prerendered: [] });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
  it('is not immutable during development', () => {
    const response = handleBuildMeta('development.json', { id: 'development', timestamp: 1 });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
  it.each(['b2.json', 'b1-x', 'b1-x.json.json', '..'])('%s: 404', async (fileName) => {
    const response = handleBuildMeta(fileName, build);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([404, ['error']]);
  });
});
