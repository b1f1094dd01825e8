import {
  formatSchedule,
  groupOpeningHours,
  weekdays,
  type CompanyLocation,
  type OpeningDays,
  type OpeningInterval,
  type Weekday,
} from '@kmx/core';
import type { BlockContext } from '../../contract/BlockContext';
import { locationListMessages } from './LocationList.messages';
import { Hours } from './LocationList.styles';

interface OpeningTableProps {
  readonly location: CompanyLocation;
  readonly context: BlockContext;
}

type Content = Pick<BlockContext, 'intl'>;

/** 1 January 2024 was a Monday. */
const dayName = (day: Weekday, { intl }: Content) =>
  intl.formatDate(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), {
    weekday: 'short',
    timeZone: 'UTC',
  });

const daysName = ({ from, to }: OpeningDays, context: Content) =>
  from === to ? dayName(from, context) : `${dayName(from, context)}–${dayName(to, context)}`;

function timeName(time: string, { intl }: Content): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return intl.formatTime(new Date(Date.UTC(2024, 0, 1, hours, minutes)), {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
}

const intervalName = ({ opens, closes }: OpeningInterval, context: Content) =>
  `${timeName(opens, context)}–${timeName(closes, context)}`;

/** Localised name of a time zone: "Central European Time". */
const zoneName = (timeZone: string, { intl }: Content) =>
  intl
    .formatDateToParts(new Date(Date.UTC(2024, 0, 1)), { timeZone, timeZoneName: 'longGeneric' })
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Texts for the script that shows if a location is open, with placeholders for the figures; on the list around the locations. */
export function openStateTexts({ intl }: Content) {
  const time = '{time}';
  return {
    'data-open': intl.formatMessage(locationListMessages.openNow, { time }),
    'data-closed': intl.formatMessage(locationListMessages.closedNow, { time }),
    'data-closed-long': intl.formatMessage(locationListMessages.closedLong),
    'data-own-time': intl.formatMessage(locationListMessages.ownTime, { time }),
  };
}

function ClosedDays({ location, context: { intl } }: OpeningTableProps) {
  const days = location.closedDays.map(({ date, label }) => {
    const day = intl.formatDate(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
    return label ? `${day} (${label})` : day;
  });
  if (days.length === 0) return null;
  return (
    <p>
      {intl.formatMessage(locationListMessages.closedDays)}: {intl.formatList(days)}
    </p>
  );
}

/** Opening hours of a week in local time; days with equal hours are grouped. */
export function OpeningTable({ location, context }: OpeningTableProps) {
  const { intl } = context;
  const groups = groupOpeningHours(location.openingHours);
  if (groups.length === 0) return null;
  return (
    <Hours>
      <p>{intl.formatMessage(locationListMessages.hours)}</p>
      <p hidden data-opening-hours={formatSchedule(location)} />
      <dl>
        {groups.map((days) => (
          <div key={days.from}>
            <dt>{daysName(days, context)}</dt>
            <dd>
              {days.intervals.length === 0
                ? intl.formatMessage(locationListMessages.closed)
                : days.intervals.map((interval) => (
                    <span key={interval.opens}>{intervalName(interval, context)}</span>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage(locationListMessages.zone, { zone: zoneName(location.timeZone, context) })}</p>
      <ClosedDays location={location} context={context} />
    </Hours>
  );
}
