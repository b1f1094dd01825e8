import { handleShareTable } from '@/server/calendar/handleShareTable';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
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
        if (id === undefined) return notFoundResponse();
        return respondFromContent(() => handleShareTable(request, page, id));
      },
    ),
  ),
);
