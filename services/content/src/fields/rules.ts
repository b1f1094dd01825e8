type Verdict = true | string;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A field beside the one that is validated. */
export const sibling = (siblings: unknown, name: string): unknown =>
  typeof siblings === 'object' && siblings !== null ? Reflect.get(siblings, name) : undefined;

const toTime = (value: unknown): number =>
  typeof value === 'string' || typeof value === 'number' || value instanceof Date
    ? new Date(value).getTime()
    : Number.NaN;

/** Validates that the end is not before the beginning. Empty values are allowed. */
export const validateEnd = (end: unknown, start: unknown): Verdict =>
  isEmpty(end) ||
  isEmpty(start) ||
  toTime(end) >= toTime(start) ||
  'The end is before the beginning. Please choose the same day or a later one.';

const isTimeZone = (value: string): boolean => {
  try {
    return value.includes('/') && new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '';
  } catch {
    return false;
  }
};

/** Validates an IANA time zone name, which includes daylight saving time, unlike an offset. */
export const validateTimeZone = (value: unknown): Verdict =>
  (typeof value === 'string' && isTimeZone(value)) ||
  'Please enter a time zone by its name, for example "Europe/Zurich".';

/** A time of the day. */
export const validateClock = (value: unknown): Verdict =>
  (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) ||
  'Please enter a time from 00:00 to 23:59, for example "08:00".';

/** A closing time: later on the same day. */
export const validateClosing = (closes: unknown, opens: unknown): Verdict => {
  const verdict = validateClock(closes);
  if (verdict !== true || validateClock(opens) !== true) return verdict;
  return (
    String(closes) > String(opens) ||
    'The closing time is not after the opening time. Hours over midnight make two entries, one per day.'
  );
};

/** Degrees of latitude or longitude. */
export const validateDegrees =
  (most: 90 | 180) =>
  (value: unknown): Verdict =>
    (typeof value === 'number' && Math.abs(value) <= most) ||
    `Please enter degrees from -${most} to ${most}, for example 47.05.`;

/** Validates a web address, which may be empty. */
export const validateWebsite = (value: unknown): Verdict =>
  isEmpty(value) ||
  (typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)) ||
  'An address begins with "https://", without spaces.';

/** An opening needs an application form or an e-mail address, else nobody can apply. */
export const validateApplication = (url: unknown, email: unknown): Verdict =>
  isEmpty(url) && isEmpty(email)
    ? 'Please enter an e-mail address or the address of an application form.'
    : validateWebsite(url);

/** Validates a telephone number with country code, which may be empty. */
export const validatePhone = (value: unknown): Verdict =>
  isEmpty(value) ||
  (typeof value === 'string' && /^\+\d[\d ()-]{5,24}$/.test(value)) ||
  'Please enter a telephone number with its country code, for example "+41 41 555 01 00".';

/** Validates an ISO 4217 currency code, which may be empty. */
export const validateCurrency = (value: unknown): Verdict =>
  isEmpty(value) ||
  (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) ||
  'A currency is three capital letters, for example CHF.';

/** A row of a table has a cell per column. Cells of other languages are judged when those are saved. */
export const validateCells = (cells: unknown, columns: unknown): Verdict => {
  const expected = Array.isArray(columns) ? columns.length : 0;
  const given = Array.isArray(cells) ? cells.length : 0;
  return given === expected || `This row has ${given} cells, but the table has ${expected} columns.`;
};

/** Prices must be in the order of their days, each day once. */
export const validateSeries = (series: unknown): Verdict => {
  const times = Array.isArray(series) ? series.map((row) => toTime(sibling(row, 'date'))) : [];
  const wrong = times.findIndex((time, index) => index > 0 && time <= (times[index - 1] ?? 0));
  return wrong === -1 || `Row ${wrong + 1} is not after the row before it: the oldest price comes first.`;
};
