interface ResultInput {
  status: number;
  isNextRelease: boolean;
  isPseudo: boolean;
  hasCookies: boolean;
}

/**
 * Whether no cache between the site and its readers may keep an answer. Next lets them keep every page that it keeps
 * itself, the error page for a year; but a variant stands at the same public address as the plain page, and a cookie is
 * one reader's.
 */
export const isForOneReader = ({ status, isNextRelease, isPseudo, hasCookies }: ResultInput): boolean =>
  status >= 400 || isNextRelease || isPseudo || hasCookies;
