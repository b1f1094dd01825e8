import { htmlLang, portalPaths, siteUrl, type LanguageCode, type PortalScreen } from '@kmx/core';
import type { PortalAppProps, PortalConfig, PortalLocale } from '@kmx/portal';

import { compileMessages } from '../compileMessages';
import { env } from '../env';
import { siteAddress } from '../links/siteAddress';
import type { SiteView } from '../view/createSiteView';

import { identityIssuer } from './identityIssuer';
import { loadPortalMessages } from './loadPortalMessages';

function createConfig({ site }: SiteView, issuer: string): PortalConfig {
  const { IDENTITY_CLIENT_ID, PORTAL_TOKEN_STORE, SUPPORT_EMAIL, PORTAL_SERVICE_URLS } = env();
  const { protocol, currentHost } = siteAddress(site);
  return {
    issuer,
    clientId: IDENTITY_CLIENT_ID,
    siteOrigin: `${protocol}://${currentHost}`,
    dataPath: '/api/customer',
    supportEmail: SUPPORT_EMAIL,
    externalServiceUrls: PORTAL_SERVICE_URLS,
    artemisCloudUrl: PORTAL_SERVICE_URLS.artemisCloud,
    directRegistrationUrl: PORTAL_SERVICE_URLS.directRegistration,
    tokenStore: PORTAL_TOKEN_STORE,
  };
}

const createLocale = ({ locale, links, homeHref, measurement }: SiteView): PortalLocale => ({
  urlCode: locale.urlCode,
  language: locale.language,
  htmlLang: htmlLang(locale),
  homeHref,
  portalHref: siteUrl(portalPaths.dashboard, links),
  callbackHref: siteUrl(portalPaths.callback, links),
  measurementSystem: measurement,
});

const loadPseudoMessages = async (language: LanguageCode) =>
  compileMessages(await loadPortalMessages(language, { isPseudo: true }), language);

/** Creates the props of the customer area; undefined without an identity provider. */
export async function createPortalProps(
  view: SiteView,
  screen: PortalScreen,
): Promise<PortalAppProps | undefined> {
  const issuer = identityIssuer();
  if (issuer === undefined) return undefined;
  return {
    screen,
    config: createConfig(view, issuer),
    locale: createLocale(view),
    messages: view.isPseudo ? await loadPseudoMessages(view.locale.language) : undefined,
  };
}
