import type { ReactNode } from 'react';
import { languageCodes, type SchemeChoice } from '@kmx/core';
import { Button, Heading, Select, SkipLink, Stack, Text } from '@kmx/design-system';
import { themeNames } from '@kmx/design-system/tokens';

import { Chooser, Frame, Main, PageLink, Pages, Side } from './Guide.styles';
import { guidePages, type GuidePageName } from './guidePages';
import { guideHref, type GuideQuery } from './readGuideQuery';

interface GuideFrameProps {
  readonly page: GuidePageName;
  readonly query: GuideQuery;
  /** Other query parameters to preserve when the theme or language changes. */
  readonly hiddenFields?: Readonly<Record<string, string>>;
  /** True if the page has localized text. */
  readonly hasLanguages?: boolean;
  /** True if the page needs a heading and a main landmark. */
  readonly isTitled?: boolean;
  readonly children: ReactNode;
}

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const toOptions = (values: readonly string[], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }));

const schemes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: SchemeChoice; label: string }[];

/**
 * Frame of the style guide with navigation, theme, colour scheme and language. All choices are links or query parameters,
 * without JavaScript.
 */
export function GuideFrame({
  page,
  query,
  hiddenFields = {},
  hasLanguages = false,
  isTitled = true,
  children,
}: GuideFrameProps) {
  const { path, title, summary } = guidePages[page];
  return (
    <Frame data-theme={query.theme} data-tone="paper">
      <SkipLink href="#content">Skip to the content</SkipLink>
      <Side>
        <nav aria-label="Style guide">
          <Pages>
            {Object.values(guidePages).map((other) => (
              <li key={other.path}>
                <PageLink
                  href={guideHref(other.path, query)}
                  data-link="plain"
                  aria-current={other.path === path ? 'page' : undefined}
                >
                  {other.title}
                </PageLink>
              </li>
            ))}
          </Pages>
        </nav>
        <Chooser action={path} aria-label="How it is shown">
          {Object.entries(hiddenFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Select
            id="guide-theme"
            name="theme"
            label="Theme"
            defaultValue={query.theme}
            options={toOptions(themeNames, (name) => name.replaceAll('_', ' '))}
          />
          <Select
            id="guide-scheme"
            name="scheme"
            label="Colour scheme"
            defaultValue={query.scheme}
            options={schemes}
          />
          {hasLanguages ? (
            <Select
              id="guide-language"
              name="language"
              label="Language"
              defaultValue={query.language}
              options={toOptions(languageCodes, (code) => names.of(code) ?? code)}
            />
          ) : (
            <input type="hidden" name="language" value={query.language} />
          )}
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </Chooser>
      </Side>
      <Main as={isTitled ? 'main' : 'div'} id="content" tabIndex={-1}>
        {isTitled && (
          <Stack gap="s">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <Text>{summary}</Text>
          </Stack>
        )}
        {children}
      </Main>
    </Frame>
  );
}
