// Names of search engines, link previews and measuring tools in user agents. Short, because every reader loads it;
// "bot" and similar words cover most of them.
const crawlerPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|externalhit|whatsapp|preview|google-|googleother|lighthouse|archiver/i;

/** Detects crawlers and link previews: "crawlers or preview user agents get the error only logged" (section 4). */
export const isCrawler = (userAgent: string): boolean => crawlerPattern.test(userAgent);
