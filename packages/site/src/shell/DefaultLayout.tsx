import type { ReactNode } from 'react';

import {
  LocaleSwitch,
  Logo,
  SideButtons,
  SiteFooter,
  SiteHeader,
  SkipLink,
  type LocaleSwitchLink,
} from '@kmx/design-system';

import { NavigationPromotion } from './NavigationPromotion';
import type { ContentPage } from '@/server/content/page.schema';
import type { SiteView } from '@/server/view/createSiteView';
import { decideFooter } from '@/server/view/decideFooter';
import { decideCountryLinks, decideLanguageLinks, type LocaleLink } from '@/server/view/decideLocaleLinks';
import { decideHeaderItems } from '@/server/view/decideNavigationItems';
import { decideSideButtons } from '@/server/view/decideSideButtons';

interface DefaultLayoutProps {
  view: SiteView;
  /** Absent on pages that no editor made. */
  page?: ContentPage | null;
  /** The language of the main content, when it is not the reader's. */
  contentLang?: string;
  children: ReactNode;
}

const toSwitchLink = ({ text, href, locale, isCurrent }: LocaleLink): LocaleSwitchLink => ({
  text,
  href,
  hrefLang: locale.code,
  isCurrent,
});

function Locales({ view, page }: Pick<DefaultLayoutProps, 'view' | 'page'>) {
  const { intl, locale, countries } = view;
  const place = page ?? { parentSlug: 'home', slug: 'home' };
  const country = countries.find(({ countryCode }) => countryCode === locale.country);
  const countryName = locale.isInternational
    ? intl.formatMessage({ id: 'shell.international' })
    : country?.name;
  return (
    <LocaleSwitch
      label={intl.formatMessage({ id: 'shell.countryAndLanguage' })}
      current={[locale.language.toUpperCase(), countryName].filter(Boolean).join(' · ')}
      languageTitle={intl.formatMessage({ id: 'shell.language' })}
      languages={decideLanguageLinks(view, place).map(toSwitchLink)}
      countryTitle={intl.formatMessage({ id: 'shell.country' })}
      countries={decideCountryLinks(view, place).map(({ title, links }) => ({
        name: title,
        links: links.map(toSwitchLink),
      }))}
    />
  );
}

/** The frame around every page: header, main content, shortcuts, footer. */
export function DefaultLayout({ view, page, contentLang, children }: DefaultLayoutProps) {
  const { intl, site } = view;
  const sideButtons = decideSideButtons(view);
  return (
    <>
      <SkipLink href="#content">{intl.formatMessage({ id: 'shell.skipToContent' })}</SkipLink>
      {!site.isHeaderHidden && (
        <SiteHeader
          logo={<Logo name={site.name} />}
          homeHref={view.homeHref}
          homeLabel={intl.formatMessage({ id: 'shell.logo' }, { site: site.name })}
          items={decideHeaderItems(view, page?.id, (section) => (
            <NavigationPromotion section={section} view={view} />
          ))}
          utilities={<Locales view={view} page={page} />}
          menuLabel={intl.formatMessage({ id: 'shell.menu' })}
          navLabel={intl.formatMessage({ id: 'shell.mainNavigation' })}
        />
      )}
      <main id="content" tabIndex={-1} lang={contentLang}>
        {children}
      </main>
      {sideButtons.length > 0 && (
        <SideButtons items={sideButtons} label={intl.formatMessage({ id: 'shell.sideButtons' })} />
      )}
      <SiteFooter {...decideFooter(view)} label={intl.formatMessage({ id: 'shell.footerNavigation' })} />
    </>
  );
}
