import { figure, text, word, type Figure, type Line } from '../lines';
import type { offerNames } from '../terms/offers';
import { createFamily, span } from './createFamily';

type OfferKey = keyof typeof offerNames;
type Level = 1 | 2 | 3;
type Scope = readonly (readonly [key: OfferKey, level: Level])[];

/** Every part of an offer with a yes or no: whether a level of it reaches that far. */
const scopeLines = (scope: Scope, level: Level): Line[] =>
  scope.flatMap(([key, from]) => word('scope', key, level >= from ? 'yes' : 'no'));

const term = (
  key: OfferKey,
  value: Figure,
  unit: 'hours' | 'days' | 'months' | 'percent' | 'minute' | null = null,
): Line[] => figure('terms', key, value, unit);

export interface CareFigures {
  visits: number;
  /** h */
  response: number;
  /** days */
  onSite: number;
  discount: number;
  level: Level;
}

const careScope: Scope = [
  ['inspection', 1],
  ['safetyCheck', 1],
  ['lubrication', 1],
  ['bladeCheck', 1],
  ['beltCheck', 1],
  ['feedMeasurement', 1],
  ['report', 1],
  ['remote', 1],
  ['forceReference', 2],
  ['calibration', 2],
  ['sensorCheck', 2],
  ['softwareUpdate', 2],
  ['dataBackup', 2],
  ['wearParts', 2],
  ['travel', 2],
  ['yearlyReview', 3],
  ['loanMachine', 3],
  ['overtime', 3],
];

/** Contracts for the care of machines; texts in English and German. */
export const care = createFamily<CareFigures>({
  id: 'service',
  describe: ({ visits }) => [`${visits} ×`, `${visits} ×`],
  lines: (f) => [
    ...term('visits', f.visits),
    ...term('responseTime', f.response, 'hours'),
    ...term('onSite', f.onSite, 'days'),
    ...scopeLines(careScope, f.level),
    ...term('sparePartsDiscount', f.discount, 'percent'),
    ...text('terms', 'hotline', f.level === 3 ? '24/7' : '5/9'),
    ...term('contractTerm', 12 * f.level, 'months'),
    ...term('notice', 3, 'months'),
    ...term('renewal', 12, 'months'),
  ],
  sentences: ({ widest }) => {
    const visits = span(widest((one) => one.visits));
    const response = span(widest((one) => one.response));
    return {
      en: `${visits} ${visits === '1' ? 'visit' : 'visits'} a year, an answer within ${response} hours.`,
      de: `${visits} ${visits === '1' ? 'Besuch' : 'Besuche'} pro Jahr, eine Antwort innert ${response} Stunden.`,
    };
  },
  capabilities: () => [],
  drawing: () => ({ type: 'service', service: 'care' }),
});

export interface CourseFigures {
  days: number;
  participants: number;
  /** % of the time at the machine */
  practice: number;
  level: Level;
}

const courseScope: Scope = [
  ['teachSafety', 1],
  ['teachOperation', 1],
  ['teachArticles', 1],
  ['teachChangeover', 1],
  ['teachFirstPiece', 1],
  ['teachLengths', 1],
  ['teachBlades', 1],
  ['teachFaults', 1],
  ['teachCleaning', 1],
  ['teachCrimpHeight', 2],
  ['teachMicrographs', 2],
  ['teachPullTest', 2],
  ['teachForceBands', 2],
  ['teachCapability', 2],
  ['teachReports', 2],
];

/** Courses for people at machines; texts in English and German. */
export const course = createFamily<CourseFigures>({
  id: 'service',
  describe: ({ days }) => [`${days} d`, `${days} d`],
  lines: (f) => [
    ...term('duration', f.days, 'days'),
    ...term('participants', f.participants),
    ...term('practice', f.practice, 'percent'),
    ...scopeLines(courseScope, f.level),
    ...word('terms', 'materialProvided', 'yes'),
    ...word('terms', 'courseOnSite', 'yes'),
    ...word('terms', 'courseAtOurs', 'yes'),
    ...word('terms', 'examination', f.level > 1 ? 'yes' : 'no'),
    ...word('terms', 'certificate', 'yes'),
    ...term('refresher', 24, 'months'),
    ...term('notice', 1, 'months'),
  ],
  sentences: ({ widest, most }) => {
    const days = span(widest((one) => one.days));
    const participants = most((one) => one.participants);
    return {
      en: `${days} days for up to ${participants} participants.`,
      de: `${days} Tage für bis zu ${participants} Teilnehmende.`,
    };
  },
  capabilities: () => [],
  drawing: () => ({ type: 'service', service: 'course' }),
});

export interface RemoteFigures {
  checks: number;
  /** h */
  response: number;
  level: Level;
}

const remoteScope: Scope = [
  ['readCounters', 1],
  ['readAlarms', 1],
  ['readDrives', 1],
  ['readTemperatures', 1],
  ['readFeed', 1],
  ['readForceCurves', 1],
  ['readSettings', 1],
  ['report', 1],
  ['remote', 1],
  ['screenSharing', 1],
  ['encryptedLine', 1],
  ['sessionRecord', 1],
  ['dataBackup', 2],
  ['softwareUpdate', 2],
  ['toolManagement', 2],
  ['alerts', 2],
  ['availability', 2],
];

/** Looking at machines through their own data; texts in English and German. */
export const remoteService = createFamily<RemoteFigures>({
  id: 'service',
  describe: ({ checks }) => [`${checks} ×`, `${checks} ×`],
  lines: (f) => [
    ...term('checks', f.checks),
    ...term('responseTime', f.response, 'hours'),
    ...term('sessionLength', 60, 'minute'),
    ...scopeLines(remoteScope, f.level),
    ...text('terms', 'hotline', '5/9'),
    ...term('contractTerm', 12, 'months'),
    ...term('notice', 3, 'months'),
    ...term('renewal', 12, 'months'),
    ...word('terms', 'travel', 'no'),
  ],
  sentences: ({ widest }) => {
    const checks = span(widest((one) => one.checks));
    const response = span(widest((one) => one.response));
    return {
      en: `${checks} checks a year, an answer within ${response} hours.`,
      de: `${checks} Prüfungen pro Jahr, eine Antwort innert ${response} Stunden.`,
    };
  },
  capabilities: () => [],
  drawing: () => ({ type: 'service', service: 'remote' }),
});
