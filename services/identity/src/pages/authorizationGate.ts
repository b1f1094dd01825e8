import type { PageRequest } from '../http/pageRequest';
import { realmPath } from '../http/paths';
import type { Throttle } from '../throttle/createThrottle';
import { fillWords } from '../words/fillWords';
import { formatWait } from '../words/formatWait';
import { notice } from './forms';
import type { Pages } from './pages';

interface GateOptions {
  throttle: Throttle;
  pages: Pages;
}

/** The provider's router minds neither case nor a slash at the end. */
const isAuthorization = ({ pathname }: URL): boolean =>
  pathname.startsWith(realmPath) && /^\/authorize\/*$/i.test(pathname.slice(realmPath.length));

/**
 * Whether a request below the realm may go on to the provider. An address that begins too many authorizations gets a
 * page that says when the next may be; the portal's hidden frame runs into its timeout and asks in the open.
 */
export const createAuthorizationGate =
  ({ throttle, pages }: GateOptions) =>
  async (page: PageRequest): Promise<boolean> => {
    const { request, response, url, address } = page;
    if (!isAuthorization(url)) return true;
    const decision = await throttle.countAuthorization(address);
    if (decision.kind === 'allowed') return true;
    const speech = pages.speak(request, url, { site: url.searchParams.get('ui_locales') ?? undefined });
    const { words, language } = speech;
    const { title } = words.fault;
    const wait = fillWords(words.tooManyTries, { time: formatWait(decision.seconds, language) });
    const body = notice(title, wait, { href: pages.portalUrl, label: words.backToPortal });
    response.setHeader('retry-after', String(decision.seconds));
    pages.send(page, { status: 429, title, body, speech, hasSwitch: false });
    return false;
  };
