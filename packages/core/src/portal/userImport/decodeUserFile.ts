import type { LanguageCode } from '@kmx/contract/locales';
import { decodeTable } from '../../files/decodeTable';
import { countUserColumns } from './readUserTable';

/** Decodes a file of people; in the code pages of spreadsheets the one is used in which most headings are known. */
export const decodeUserFile = (bytes: Uint8Array, language: LanguageCode): string =>
  decodeTable(bytes, { language, rateReading: countUserColumns });
