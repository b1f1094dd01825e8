import { fillMessage } from '@kmx/contract/text';
import type { PageRequest } from '../http/pageRequest';
import { realmPath } from '../http/paths';
import { formatWait } from '../messages/formatWait';
import type { Throttle } from '../throttle/createThrottle';
import { notice } from './forms';
import type { Pages } from './pages';

interface GateOptions {
  throttle: Throttle;
  pages: Pages;
}

/** The provider's router ignores case and a trailing slash. */
const isAuthorization = ({ pathname }: URL): boolean =>
  pathname.startsWith(realmPath) && /^\/authorize\/*$/i.test(pathname.slice(realmPath.length));

/**
 * Decides whether a request below the realm may go on to the provider. An address that begins too many authorizations
 * gets a page with the time to wait; the portal's hidden frame times out and signs in visibly.
 */
export const createAuthorizationGate =
  ({ throttle, pages }: GateOptions) =>
  async (page: PageRequest): Promise<boolean> => {
    const { request, response, url, address } = page;
    if (!isAuthorization(url)) return true;
    const decision = await throttle.countAuthorization(address);
    if (decision.kind === 'allowed') return true;
    const localization = pages.resolveLocalization(request, url, {
      site: url.searchParams.get('ui_locales') ?? undefined,
    });
    const { messages, language } = localization;
    const { title } = messages.fault;
    const wait = fillMessage(messages.tooManyTries, { time: formatWait(decision.seconds, language) });
    const body = notice(title, wait, { href: pages.portalUrl, label: messages.backToPortal });
    response.setHeader('retry-after', String(decision.seconds));
    pages.send(page, { status: 429, title, body, localization, hasSwitch: false });
    return false;
  };
