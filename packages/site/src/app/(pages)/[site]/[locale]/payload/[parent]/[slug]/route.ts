import { currentBuild } from '@/server/builds/currentBuild';
import { answerPayload } from '@/server/http/answerPayload';
import { loadLivePageView } from '@/server/view/loadPageView';
import { withRequestId } from '@/server/withRequestId';

/** `{path}/_payload.json?{build}`: the proxy found the page; whether it may be read is decided here once more. */
export const GET = withRequestId(
  async (
    request: Request,
    { params }: RouteContext<'/[site]/[locale]/payload/[parent]/[slug]'>,
  ): Promise<Response> => {
    const [pageView, build] = await Promise.all([loadLivePageView(await params), currentBuild()]);
    return answerPayload(pageView, request.url, build.id);
  },
);
