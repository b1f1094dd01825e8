import type { LanguageCode } from '@kmx/contract/locales';
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
 * Cases by the language that they are written in. English has most; malfunctions occur twice as often as other types.
 */
export const casesByLanguage: Readonly<Record<LanguageCode, readonly TicketCase[]>> = {
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
