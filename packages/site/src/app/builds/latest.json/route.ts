import { currentBuild } from '@/server/builds/currentBuild';
import { handleLatestBuild } from '@/server/builds/handleBuild';

export const dynamic = 'force-dynamic';

/** `/builds/latest.json`: polled by open pages to detect a new version (section 7). */
export async function GET(): Promise<Response> {
  return handleLatestBuild(await currentBuild());
}
