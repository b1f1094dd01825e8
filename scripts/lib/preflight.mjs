import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Problem } from './output.mjs';
import { inRoot, root } from './paths.mjs';

const minimumNode = [20, 20];
const gigabyte = 1024 ** 3;

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isEnough = major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1]);
  if (isEnough) return;
  throw new Problem(
    `This needs Node ${minimumNode.join('.')} or newer, and this is Node ${version}. ` +
      'Install one from https://nodejs.org, or with nvm: nvm install && nvm use.',
  );
}

export function checkInstalled() {
  if (existsSync(inRoot('node_modules/next/package.json'))) return;
  throw new Problem('The dependencies are not installed. Run: npm ci');
}

/** A build writes about 1.5 GB, and fails with an unhelpful error if the disk is full. */
export async function checkDisk(directory = root, needed = 3 * gigabyte) {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  const gigabytes = (bytes) => (bytes / gigabyte).toFixed(1);
  throw new Problem(
    `Building needs ${gigabytes(needed)} GB of free disk space, and ${directory} has ${gigabytes(free)} GB. ` +
      'Free some space and start again.',
  );
}

function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** `requested` are `{ port, purpose, variable }`. */
export async function checkPorts(requested) {
  const taken = [];
  for (const one of requested) if (!(await isPortFree(one.port))) taken.push(one);
  if (taken.length === 0) return;
  const lines = taken.map(
    ({ port, purpose, variable }) =>
      `Port ${port} (${purpose}) is in use by another program. End that program, or choose another port in the environment: ${variable}=${port + 100}`,
  );
  throw new Problem(lines.join('\n'));
}
