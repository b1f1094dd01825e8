import type { ReactNode } from 'react';
import { LocaleSwitch, UserMenu, type LocaleSwitchLink } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import {
  decideCountryLinks,
  decideLanguageLinks,
  type LocaleLink,
  type ShownAddress,
} from '@/server/view/decideLocaleLinks';
import { decideSignedInMenu, decideUserMenu } from '@/server/view/decideUserMenu';

const toSwitchLink = ({ text, href, locale, isCurrent }: LocaleLink): LocaleSwitchLink => ({
  text,
  href,
  hrefLang: locale.code,
  isCurrent,
});

interface LocalesProps {
  view: SiteView;
  page?: ShownAddress | null;
}

function Locales({ view, page }: LocalesProps) {
  const { intl, locale } = view;
  const place = page ?? { parentSlug: 'home', slug: 'home' };
  const languages = decideLanguageLinks(view, place).map(toSwitchLink);
  const countries = decideCountryLinks(view, place);
  // A single language offers no choice.
  if (languages.length < 2 && countries.length === 0) return null;
  const language = locale.language.toUpperCase();
  const country = view.countries.find(({ countryCode }) => countryCode === locale.country);
  const where = locale.isInternational ? intl.formatMessage({ id: 'shell.international' }) : country?.name;
  return (
    <LocaleSwitch
      label={intl.formatMessage({
        id: countries.length > 0 ? 'shell.countryAndLanguage' : 'shell.language',
      })}
      current={countries.length > 0 ? [language, where].filter(Boolean).join(' · ') : language}
      languageTitle={intl.formatMessage({ id: 'shell.language' })}
      languages={languages}
      countryTitle={intl.formatMessage({ id: 'shell.country' })}
      countries={countries.map(({ title, links }) => ({ name: title, links: links.map(toSwitchLink) }))}
    />
  );
}

interface HeaderUtilitiesProps extends LocalesProps {
  /** Fields in the menu of signed-in readers. */
  userSettings?: ReactNode;
}

/** Country and language, and on the main site the sign-in to the customer area. */
export function HeaderUtilities({ view, page, userSettings }: HeaderUtilitiesProps) {
  const userMenu = decideUserMenu(view);
  return (
    <>
      <Locales view={view} page={page} />
      {userMenu && (
        <>
          <div data-reader="anonymous">
            <UserMenu {...userMenu} />
          </div>
          {/* Revealed in the browser for signed-in readers (browser/readerMenu.ts). */}
          <div data-reader="signedIn" hidden>
            <UserMenu {...decideSignedInMenu(view, userSettings)} />
          </div>
        </>
      )}
    </>
  );
}
