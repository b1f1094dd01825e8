import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode, MeasurementSystem } from '@kmx/core';
import type { PortalScreen, ServiceKey } from '@kmx/core/portal';

/** Configuration of the portal; contains no secrets, because it is sent to the browser. */
export interface PortalConfig {
  /** The identity provider's realm, without a trailing slash (section 7: "realm alpha, base path /am"). */
  readonly issuer: string;
  /** `kmx_uapp_login` by default (section 9). */
  readonly clientId: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteOrigin: string;
  /** Same-origin proxy of the customer data service. */
  readonly dataPath: string;
  readonly supportEmail: string;
  /** Addresses of services that open outside the portal. */
  readonly externalServiceUrls: Partial<Record<ServiceKey, string>>;
  readonly artemisCloudUrl?: string;
  readonly directRegistrationUrl?: string;
  /** Storage of the tokens: `session` survives a reload, `memory` requires a new sign-in after one. */
  readonly tokenStore: 'session' | 'memory';
}

/** Addresses of the portal in the user's locale. */
export interface PortalLocale {
  /** As in the URL, such as `en` or `de-ch`. */
  readonly urlCode: string;
  readonly language: LanguageCode;
  readonly htmlLang: string;
  /** Path of the site's localised home page, the target of sign-out. */
  readonly homeHref: string;
  /** Path of the dashboard, such as `/en/mykomax`. */
  readonly portalHref: string;
  /** Path of the return route in this locale, such as `/en/callback`; the provider returns to `/callback`. */
  readonly callbackHref: string;
  readonly measurementSystem: MeasurementSystem;
}

/** Props from the site: one screen in one language. */
export interface PortalAppProps {
  readonly screen: PortalScreen;
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  /** Replaces the messages of the language, for example with those of the pseudo-locale. */
  readonly messages?: Record<string, MessageFormatElement[]> | undefined;
}
