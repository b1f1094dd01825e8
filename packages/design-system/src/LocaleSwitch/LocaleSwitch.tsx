import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Anchor, Current, Entry, Frame, GroupTitle, List, Sheet } from './LocaleSwitch.styles';

export interface LocaleSwitchLink {
  readonly text: string;
  readonly href: string;
  /** Locale code, such as `de` or `de-CH`. */
  readonly hrefLang: string;
  readonly isCurrent: boolean;
}

export interface LocaleSwitchCountry {
  readonly name: string;
  readonly links: readonly LocaleSwitchLink[];
}

export interface LocaleSwitchProps {
  /** Accessible name of the control, such as "Country and language". */
  readonly label: string;
  /** Current choice, such as "EN · International". */
  readonly current: string;
  /** Heading of the languages. */
  readonly languageTitle: string;
  /** Each in its own language; the current one is marked. */
  readonly languages: readonly LocaleSwitchLink[];
  /** Heading of the countries. */
  readonly countryTitle: string;
  /** By name, each with its languages; empty for languages only. */
  readonly countries: readonly LocaleSwitchCountry[];
}

const LocaleAnchor = ({ link, children }: { link: LocaleSwitchLink; children: string }) => (
  <Anchor
    href={link.href}
    hrefLang={link.hrefLang}
    data-link="route"
    aria-current={link.isCurrent ? 'true' : undefined}
  >
    {children}
  </Anchor>
);

/** Selects language and country without JavaScript. Each entry links to the current page in another locale. */
export const LocaleSwitch = ({
  label,
  current,
  languageTitle,
  languages,
  countryTitle,
  countries,
}: LocaleSwitchProps) => (
  <Frame data-menu="locale">
    <Current>
      <Icon name="web" size={16} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      {current}
    </Current>
    <Sheet>
      <GroupTitle>{languageTitle}</GroupTitle>
      <List>
        {languages.map((link) => (
          <Entry key={link.hrefLang} lang={link.hrefLang}>
            <LocaleAnchor link={link}>{link.text}</LocaleAnchor>
          </Entry>
        ))}
      </List>
      {countries.length > 0 && (
        <>
          <GroupTitle>{countryTitle}</GroupTitle>
          <List>
            {countries.map(({ name, links }) => (
              <Entry key={name}>
                {name}
                {links.map((link) => (
                  <LocaleAnchor key={link.hrefLang} link={link}>
                    {link.hrefLang.slice(0, 2).toUpperCase()}
                  </LocaleAnchor>
                ))}
              </Entry>
            ))}
          </List>
        </>
      )}
    </Sheet>
  </Frame>
);
