import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDisk } from './checkDisk';

const megabyte = 1024 * 1024;
const url = `file:${path.join(tmpdir(), 'demo.db')}`;

test('a disk with room passes, and a full one does not', async () => {
  await expect(checkDisk(url)).resolves.toBeUndefined();
  await expect(checkDisk(url, () => Promise.resolve(17 * megabyte))).resolves.toBeUndefined();
  await expect(checkDisk(url, () => Promise.resolve(15 * megabyte))).rejects.toThrow(
    /The disk of .* is full\./,
  );
});

test('the disk of a database server is not looked at', async () => {
  await expect(checkDisk('postgres://db/kmx', () => Promise.resolve(0))).resolves.toBeUndefined();
});
