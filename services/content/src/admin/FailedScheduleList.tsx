import type { FailedSchedule } from '../schedules/failedSchedules';
import { formAddress } from './adminAddress';

interface FailedScheduleListProps {
  schedules: readonly FailedSchedule[];
  /** Without the name of the document on its own form. */
  isOnForm?: boolean;
}

const verbs = { publish: 'Not published', unpublish: 'Not unpublished' } as const;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const headingId = 'failed-schedules';

/** What was scheduled and did not happen, with its reason; nothing where all went well. */
export function FailedScheduleList({ schedules, isOnForm = false }: FailedScheduleListProps) {
  if (schedules.length === 0) return null;
  return (
    <section className="banner banner--type-error kmx-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>Failed schedules</h2>
      <ul>
        {schedules.map(({ id, type, collection, documentId, title, failedAt, reason }) => (
          <li key={id}>
            {!isOnForm && <a href={formAddress(collection, documentId)}>{title}</a>}{' '}
            <span>{`${verbs[type]} on ${moment.format(new Date(failedAt))} (UTC). ${reason}`}</span>
          </li>
        ))}
      </ul>
      <p>Mend what is wrong, then publish by hand or schedule again.</p>
    </section>
  );
}
