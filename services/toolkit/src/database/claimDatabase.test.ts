import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimDatabase } from './claimDatabase';

let url: string;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kmx-claim-'));
  url = `file:${path.join(folder, 'demo.db')}`;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second process on one file is rejected with the reason', () => {
  const giveBack = claimDatabase(url);
  expect(() => claimDatabase(url)).toThrow(
    /Another process already serves from the database file .*demo\.db/,
  );
  giveBack();
  claimDatabase(url)();
});

test('the file of a process that was killed is free', () => {
  const program = `
    const lock = new (require('better-sqlite3'))(process.argv[1], { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['-e', program, `${url.slice('file:'.length)}.lock`]);
  expect(signal).toBe('SIGKILL');
  claimDatabase(url)();
});

test('PostgreSQL takes any number of processes', () => {
  const shared = 'postgres://db/kmx';
  expect(() => [claimDatabase(shared), claimDatabase(shared)]).not.toThrow();
});
