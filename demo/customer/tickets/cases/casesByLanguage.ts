import type { DemoLanguage } from '../../../../services/toolkit/src/testing/people/organisations';
import {
  chineseCases,
  czechCases,
  hungarianCases,
  japaneseCases,
  romanianCases,
  slovakCases,
} from './easternCases';
import { malfunctions } from './malfunctions';
import { requests } from './requests';
import type { TicketCase } from './ticketCase';
import { frenchCases, germanCases, portugueseCases, spanishCases } from './westernCases';

/**
 * What tickets are about, by the language that they are written in; English has most, and malfunctions twice as
 * often as other matters.
 */
export const casesByLanguage: Readonly<Record<DemoLanguage, readonly TicketCase[]>> = {
  en: [...malfunctions, ...malfunctions, ...requests],
  cs: czechCases,
  de: germanCases,
  es: spanishCases,
  fr: frenchCases,
  hu: hungarianCases,
  ja: japaneseCases,
  pt: portugueseCases,
  ro: romanianCases,
  sk: slovakCases,
  zh: chineseCases,
};
