interface ResultInput {
  status: number;
  isNextRelease: boolean;
  isPseudo: boolean;
  hasCookies: boolean;
}

/**
 * Returns true if shared caches must not store the response. Next.js would allow it for every static page,
 * and for the error page for a year. But variants share the address of the plain page, and cookies belong to
 * a single reader.
 */
export const isForOneReader = ({ status, isNextRelease, isPseudo, hasCookies }: ResultInput): boolean =>
  status >= 400 || isNextRelease || isPseudo || hasCookies;
