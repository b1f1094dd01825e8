import { readdir, readFile, readlink } from 'node:fs/promises';

import { siteUrl } from './addresses';

const listening = '0A';

/** The socket that listens on a port, by the tables of the kernel. */
async function socketOf(port: number): Promise<string> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((path) => readFile(path, 'utf8')));
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = tables.flatMap((table) => table.split('\n')).map((row) => row.trim().split(/\s+/));
  const found = rows.find(([, local, , state]) => local?.endsWith(`:${hexadecimal}`) && state === listening);
  if (!found?.[9]) throw new Error(`Nothing listens on port ${String(port)}.`);
  return `socket:[${found[9]}]`;
}

async function hasOpen(process: string, socket: string): Promise<boolean> {
  const folder = `/proc/${process}/fd`;
  const files = await readdir(folder).catch(() => []);
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => '')));
  return targets.includes(socket);
}

/** The memory that the site's process holds now, in bytes; Linux only. */
export async function memoryOfSite(): Promise<number> {
  const socket = await socketOf(Number(new URL(siteUrl).port));
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const process of processes) {
    if (!(await hasOpen(process, socket))) continue;
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${process}/status`, 'utf8'))?.[1];
    return Number(kilobytes) * 1024;
  }
  throw new Error(`No process of this user answers for ${siteUrl}.`);
}
