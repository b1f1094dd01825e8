import { handleFinancialCalendar } from '@/server/calendar/handleFinancialCalendar';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/calendar/financial/{pageId}.ics?l={locale}`: every date of a page's financial calendars. */
export const GET = withRequestId(
  withRateLimit(
    'download',
    async (request: Request, { params }: RouteContext<'/calendar/financial/[page]'>): Promise<Response> => {
      const id = withoutEnding((await params).page, '.ics');
      return id === undefined
        ? notFoundResponse()
        : respondFromContent(() => handleFinancialCalendar(request, id));
    },
  ),
);
