import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import { foldEmail } from './foldEmail';

/** No address of mail is longer (RFC 5321). */
const longestAddress = 254;

/**
 * What somebody entered as an address, in one spelling for whatever reaches one account: without signs that nobody
 * sees, and cut. Folded last, as what goes may leave spaces at the end or a letter beside its accent.
 */
export const foldEnteredEmail = (entered: string): string =>
  foldEmail(cleanLine(foldEmail(entered)).slice(0, longestAddress));
