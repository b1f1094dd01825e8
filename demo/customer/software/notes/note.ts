import type { ByLanguage } from '../../byLanguage';

/** One line of a release's notes. */
export type Note = ByLanguage<string>;
