import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { normalizeEmail } from './normalizeEmail';

/** No address of mail is longer (RFC 5321). */
const maxAddressLength = 254;

/**
 * Returns one spelling for all entries that reach the same account: without invisible characters, at most 254
 * characters. Normalizes last, because removing characters can leave spaces at the end or a letter beside its accent.
 */
export const normalizeEnteredEmail = (entered: string): string =>
  normalizeEmail(cleanLine(normalizeEmail(entered)).slice(0, maxAddressLength));
