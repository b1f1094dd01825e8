import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSweepingTemporaryFiles, sweepTemporaryFiles } from './sweepTemporaryFiles';

const minute = 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-uploading-'));
  mkdirSync(path.join(folder, '17'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, ageMinutes: number): void => {
  const file = path.join(folder, '17', name);
  writeFileSync(file, 'x');
  const time = new Date(Date.now() - ageMinutes * minute);
  utimesSync(file, time, time);
};
const remaining = () => readdirSync(path.join(folder, '17'));
const waitUntilEmpty = async () => {
  while (remaining().length > 0) await new Promise((resolve) => setImmediate(resolve));
};

test('temporary files that were left behind are removed after an hour', async () => {
  write('old', 61);
  write('new', 59);
  await sweepTemporaryFiles(folder);
  await sweepTemporaryFiles(path.join(folder, 'none'));
  expect(remaining()).toEqual(['new']);
});

test('they are removed at the start and every ten minutes, without an upload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  write('of a crashed process', 61);
  startSweepingTemporaryFiles(() => undefined, folder);
  await waitUntilEmpty();
  write('of a form', 61);
  vi.advanceTimersByTime(10 * minute);
  await waitUntilEmpty();
  vi.useRealTimers();
});
