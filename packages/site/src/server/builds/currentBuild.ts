import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export interface Build {
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

const startedAt = Date.now();

/** The build in a folder that Next wrote; while developing there is none, and the process stands for it. */
export async function readBuild(folder: string, isDevelopment: boolean): Promise<Build> {
  if (isDevelopment) return { id: 'development', timestamp: startedAt };
  const file = path.join(folder, 'BUILD_ID');
  const [id, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  return { id: id.trim(), timestamp: Math.round(mtimeMs) };
}

let build: Promise<Build> | undefined;

/**
 * The build that this process serves, read once: a later build beside it is not what it serves.
 * @throws Error when the process runs without a build.
 */
export function currentBuild(): Promise<Build> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), '.next');
  build ??= readBuild(folder, process.env.NODE_ENV !== 'production');
  return build;
}
