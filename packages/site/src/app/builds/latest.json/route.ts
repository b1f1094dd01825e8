import { answerLatestBuild } from '@/server/builds/answerBuild';
import { currentBuild } from '@/server/builds/currentBuild';

export const dynamic = 'force-dynamic';

/** `/builds/latest.json`: polled by open pages, to learn of a new version (section 7). */
export async function GET(): Promise<Response> {
  return answerLatestBuild(await currentBuild());
}
