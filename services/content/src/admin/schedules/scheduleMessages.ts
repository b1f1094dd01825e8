import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';
import type { FailedSchedule } from '../../schedules/failedSchedules';

type ScheduleType = FailedSchedule['type'];

interface ScheduleMessages {
  failedHeading: string;
  /** `moment` includes the time in UTC. */
  failed: (type: ScheduleType, moment: string, reason: string) => string;
  failedHint: string;
  pendingHeading: string;
  pending: (type: ScheduleType, moment: string) => string;
}

const germanVerbs: Record<ScheduleType, string> = { publish: 'veröffentlicht', unpublish: 'zurückgezogen' };
const englishVerbs: Record<ScheduleType, string> = { publish: 'published', unpublish: 'unpublished' };

const messages: Record<AdminLanguage, ScheduleMessages> = {
  en: {
    failedHeading: 'Failed schedules',
    failed: (type, moment, reason) => `Not ${englishVerbs[type]} on ${moment} (UTC). ${reason}`,
    failedHint: 'Fix the cause, then publish by hand or schedule again.',
    pendingHeading: 'Scheduled',
    pending: (type, moment) => `Will be ${englishVerbs[type]} on ${moment} (UTC)`,
  },
  de: {
    failedHeading: 'Fehlgeschlagene Zeitpläne',
    failed: (type, moment, reason) => `Nicht ${germanVerbs[type]} am ${moment} (UTC). ${reason}`,
    failedHint:
      'Beheben Sie die Ursache, und veröffentlichen Sie dann von Hand oder planen Sie es noch einmal.',
    pendingHeading: 'Geplant',
    pending: (type, moment) => `Wird ${germanVerbs[type]} am ${moment} (UTC)`,
  },
};

export const scheduleMessages = (language: string): ScheduleMessages => messages[decideLanguage(language)];

const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const formats: Record<AdminLanguage, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', options),
  de: new Intl.DateTimeFormat('de-CH', options),
};

/** `moment` in ISO 8601. */
export const formatMoment = (moment: string, language: string): string =>
  formats[decideLanguage(language)].format(new Date(moment));
