import type { PendingSchedule } from '../../schedules/pendingSchedules';
import { formatMoment, scheduleMessages } from './scheduleMessages';

interface PendingScheduleListProps {
  schedules: readonly PendingSchedule[];
  language: string;
}

const headingId = 'pending-schedules';

/** Lists the pending schedules of a document; renders nothing if there are none. */
export function PendingScheduleList({ schedules, language }: PendingScheduleListProps) {
  if (schedules.length === 0) return null;
  const messages = scheduleMessages(language);
  return (
    <section className="banner kmx-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.pendingHeading}</h2>
      <ul>
        {schedules.map(({ id, type, dueAt }) => (
          <li key={id}>{messages.pending(type, formatMoment(dueAt, language))}</li>
        ))}
      </ul>
    </section>
  );
}
