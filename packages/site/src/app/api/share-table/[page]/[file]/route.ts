import { answerShareTable } from '@/server/calendar/answerShareTable';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { answerFromContent, notFoundAnswer } from '@/server/findability/answers';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

/** `/api/share-table/{pageId}/{moduleId}.csv?l={locale}`: a share table for spreadsheets. */
export const GET = withRequestId(
  withRateLimit(
    'download',
    withRateLimit(
      'download',
      async (
        request: Request,
        { params }: RouteContext<'/api/share-table/[page]/[file]'>,
      ): Promise<Response> => {
        const { page, file } = await params;
        const id = withoutEnding(file, '.csv');
        if (id === undefined) return notFoundAnswer();
        return answerFromContent(() => answerShareTable(request, page, id));
      },
    ),
  ),
);
