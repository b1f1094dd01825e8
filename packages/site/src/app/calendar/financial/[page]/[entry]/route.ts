import { handleFinancialCalendar } from '@/server/calendar/handleFinancialCalendar';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/calendar/financial/{pageId}/{entryId}.ics?l={locale}`: one date of a page's financial calendars. */
export const GET = withRequestId(
  withRateLimit(
    'download',
    async (
      request: Request,
      { params }: RouteContext<'/calendar/financial/[page]/[entry]'>,
    ): Promise<Response> => {
      const { page, entry } = await params;
      const id = withoutEnding(entry, '.ics');
      if (id === undefined) return notFoundResponse();
      return respondFromContent(() => handleFinancialCalendar(request, page, id));
    },
  ),
);
