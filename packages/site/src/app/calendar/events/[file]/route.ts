import { handleEventCalendar } from '@/server/calendar/handleEventCalendar';
import { withoutEnding } from '@/server/calendar/withoutEnding';
import { respondFromContent, notFoundResponse } from '@/server/http/plainResponses';
import { withRateLimit } from '@/server/http/rateLimit';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/calendar/events/{slug}.ics?l={locale}`: an event as a calendar file. */
export const GET = withRequestId(
  withRateLimit(
    'download',
    async (request: Request, { params }: RouteContext<'/calendar/events/[file]'>): Promise<Response> => {
      const slug = withoutEnding((await params).file, '.ics');
      return slug === undefined
        ? notFoundResponse()
        : respondFromContent(() => handleEventCalendar(request, slug));
    },
  ),
);
