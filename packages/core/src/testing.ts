import { findTypographyMistakes as find } from '@kmx/contract/testing';

/**
 * Returns the messages that break a rule of typography, spelling or address of their language.
 * @usedByTests
 */
export const findTypographyMistakes = find;
