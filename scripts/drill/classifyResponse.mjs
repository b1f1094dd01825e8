const stackTrace = /\n\s+at \S+ \(/;

const isHtml = ({ type }) => type.startsWith('text/html');
const isBrandedPage = (response) =>
  isHtml(response) && /<html lang="[a-z]/.test(response.text) && /<h1[\s>]/.test(response.text);
/** The notice of an outage asks to come back, and is not cached. */
const isNotice = (response) =>
  response.status === 503 &&
  isBrandedPage(response) &&
  Number(response.retryAfter) > 0 &&
  /no-store/.test(response.cacheControl);

const isPage = (response) => response.status === 200 && isBrandedPage(response);
const isMissing = (response) => response.status === 404 && isBrandedPage(response);
const isOfType = (type) => (response) => response.status === 200 && response.type.startsWith(type);

/** For each kind of address: what it returns while all services work, and what else it may return during a fault. */
const kinds = {
  seen: { isRight: isPage, isTolerable: () => false },
  page: { isRight: isPage, isTolerable: isNotice },
  missing: { isRight: isMissing, isTolerable: isNotice },
  file: { isRight: isOfType('application/pdf'), isTolerable: isNotice },
  picture: { isRight: isOfType('image/'), isTolerable: ({ status }) => status >= 500 },
  data: {
    isRight: ({ status, type, text }) =>
      status === 200 && type.startsWith('application/json') && !text.includes('"errors"'),
    isTolerable: ({ status, type }) =>
      type.startsWith('application/json') && (status === 200 || status >= 500),
  },
};

/**
 * Judges a response `{ status, type, text, retryAfter, cacheControl }`: `right` as while all services work, `tolerable`
 * during a fault, or `wrong`. Leaked stack traces are always wrong.
 */
export function classifyResponse(kind, response) {
  if (stackTrace.test(response.text)) return 'wrong';
  const { isRight, isTolerable } = kinds[kind];
  if (isRight(response)) return 'right';
  return isTolerable(response) ? 'tolerable' : 'wrong';
}
