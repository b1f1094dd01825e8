import { answerFinancialCalendar } from '@/server/calendar/answerFinancialCalendar';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { answerFromContent, notFoundAnswer } from '@/server/findability/answers';
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
        ? notFoundAnswer()
        : answerFromContent(() => answerFinancialCalendar(request, id));
    },
  ),
);
