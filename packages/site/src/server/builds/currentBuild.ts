import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export interface Build {
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

const startedAt = Date.now();

/**
 * Reads the build in a folder of Next.js. In development there is none, and each process counts as a build.
 */
export async function readBuild(folder: string, isDevelopment: boolean): Promise<Build> {
  if (isDevelopment) return { id: 'development', timestamp: startedAt };
  const file = path.join(folder, 'BUILD_ID');
  const [id, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  return { id: id.trim(), timestamp: Math.round(mtimeMs) };
}

let build: Promise<Build> | undefined;

/**
 * Returns the build of this process, read once, because a later build may replace the folder.
 * @throws Error if the process runs without a build.
 */
export function currentBuild(): Promise<Build> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), '.next');
  build ??= readBuild(folder, process.env.NODE_ENV !== 'production');
  return build;
}
