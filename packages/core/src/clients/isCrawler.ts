// Words that programs put into their user agent: search engines, link previews, measuring tools. Short, because every
// reader loads it; "bot" and its kin alone name most of them.
const crawlerPattern =
  /(?<!cu)bot\b|crawl|spider|slurp|externalhit|whatsapp|preview|google-|googleother|lighthouse|archiver/i;

/** Whether a user agent is a crawler's or a link preview's: "crawlers or preview user agents get the error only logged" (section 4). */
export const isCrawler = (userAgent: string): boolean => crawlerPattern.test(userAgent);
