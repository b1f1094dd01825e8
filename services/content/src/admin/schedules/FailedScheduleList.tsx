import type { FailedSchedule } from '../../schedules/failedSchedules';
import { formAddress } from '../adminAddress';
import { formatMoment, scheduleMessages } from './scheduleMessages';

interface FailedScheduleListProps {
  schedules: readonly FailedSchedule[];
  language: string;
  /** Omits the name of the document on its own form. */
  isOnForm?: boolean;
}

const headingId = 'failed-schedules';

/** Lists failed schedules with their reasons; renders nothing if there are none. */
export function FailedScheduleList({ schedules, language, isOnForm = false }: FailedScheduleListProps) {
  if (schedules.length === 0) return null;
  const messages = scheduleMessages(language);
  return (
    <section className="banner banner--type-error kmx-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.failedHeading}</h2>
      <ul>
        {schedules.map(({ id, type, collection, documentId, title, failedAt, reason }) => (
          <li key={id}>
            {!isOnForm && <a href={formAddress(collection, documentId)}>{title}</a>}{' '}
            <span>{messages.failed(type, formatMoment(failedAt, language), reason)}</span>
          </li>
        ))}
      </ul>
      <p>{messages.failedHint}</p>
    </section>
  );
}
