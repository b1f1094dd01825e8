import { currentBuild } from '@/server/builds/currentBuild';
import { handleBuildMeta } from '@/server/builds/handleBuild';

/** `/builds/meta/{buildId}.json`: route rules of the running build (section 7). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/builds/meta/[build]'>,
): Promise<Response> {
  const { build } = await params;
  return handleBuildMeta(build, await currentBuild());
}
