const src = 'services/toolkit/src';
const customer = 'services/customer/src';

export const faults = [
  {
    id: 'one-attempt-too-many',
    promise: 'After its attempts a mail is dead and waits for a person.',
    file: `${src}/work/decideRetry.ts`,
    find: 'failures >= schedule.attempts',
    replace: 'failures > schedule.attempts',
    checks: { unit: [`${src}/work/decideRetry.test.ts`] },
  },
  {
    id: 'mail-taken-twice',
    promise: 'A mail that one process has taken is not sent by another.',
    file: `${src}/mail/outbox.ts`,
    find: ' and (lease_until is null or lease_until < ${now})`;',
    replace: '`;',
    checks: { unit: [`${customer}/mail/outbox.test.ts`] },
  },
  {
    id: 'header-injected',
    promise: 'What people enter adds no header to a mail.',
    file: `${src}/mail/cleanText.ts`,
    find: "    .replace(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ')\n",
    replace: '',
    checks: { unit: [`${src}/mail/cleanText.test.ts`] },
  },
  {
    id: 'key-by-its-beginning',
    promise: 'A service answers only who shows its whole key.',
    file: `${src}/http/isAuthorised.ts`,
    find: 'timingSafeEqual(digest(given), digest(secret))',
    replace: 'timingSafeEqual(digest(given), digest(secret.slice(0, given.length)))',
    checks: { unit: [`${src}/http/isAuthorised.test.ts`] },
  },
];
