import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { ButtonLink, FlashMessage, Stack, Text, Wire } from '@kmx/design-system';
import { SearchHeader } from '../../shared/layout/SearchHeader';
import { HelpParts } from './HelpParts';
import { searchHelpMessages as messages } from './SearchHelp.messages';
import { Drawing, Guess } from './SearchHelp.styles';
import type { SearchHelpLink } from './SearchHelpLink';

export type SearchHelpReason =
  | { readonly kind: 'noQuery' }
  | {
      readonly kind: 'noResults';
      readonly query: string;
      readonly didYouMean?: SearchHelpLink;
      readonly isIncomplete: boolean;
    }
  | { readonly kind: 'unavailable' };

export interface SearchHelpProps {
  readonly intl: IntlShape;
  /** Search field with the current query. */
  readonly field: ReactNode;
  readonly reason: SearchHelpReason;
  /** Returns the address of a search for an example. */
  readonly searchHref: (query: string) => string;
  /** Top-level product groups; may be empty. */
  readonly groups: readonly SearchHelpLink[];
  readonly contactHref?: string;
}

function decideTitle(reason: SearchHelpReason, intl: IntlShape): string {
  switch (reason.kind) {
    case 'noQuery':
    case 'unavailable':
      return intl.formatMessage(messages.title);
    case 'noResults':
      return intl.formatMessage(messages.noResults, { query: reason.query });
  }
}

function Reason({ intl, reason }: Pick<SearchHelpProps, 'intl' | 'reason'>) {
  switch (reason.kind) {
    case 'noQuery':
      return <Text tone="muted">{intl.formatMessage(messages.intro)}</Text>;
    case 'unavailable':
      return (
        <FlashMessage type="error" title={intl.formatMessage(messages.unavailable)} isStatic>
          {intl.formatMessage(messages.tryAgain)}
        </FlashMessage>
      );
    case 'noResults':
      if (!reason.didYouMean && !reason.isIncomplete) return null;
      return (
        <Stack>
          {reason.didYouMean && (
            <Guess>
              {intl.formatMessage(messages.didYouMean)}{' '}
              <a href={reason.didYouMean.href} data-link="route">
                {reason.didYouMean.text}
              </a>
            </Guess>
          )}
          {reason.isIncomplete && (
            <FlashMessage isStatic>{intl.formatMessage(messages.incomplete)}</FlashMessage>
          )}
        </Stack>
      );
  }
}

/** Help for a search without results: "no-results message" (section 2.3), with tips, examples and product groups. */
export function SearchHelp({ intl, field, reason, searchHref, groups, contactHref }: SearchHelpProps) {
  return (
    <Stack gap="l">
      <SearchHeader title={decideTitle(reason, intl)} field={field} />
      <Reason intl={intl} reason={reason} />
      {reason.kind === 'noResults' && !reason.didYouMean && (
        <Drawing>
          <Wire variant="empty" />
        </Drawing>
      )}
      <HelpParts
        intl={intl}
        hasTips={reason.kind === 'noResults'}
        hasExamples={reason.kind !== 'unavailable'}
        searchHref={searchHref}
        groups={groups}
      />
      {contactHref !== undefined && reason.kind !== 'noQuery' && (
        <div>
          <ButtonLink href={contactHref} variant="secondary" dataLink="route">
            {intl.formatMessage(messages.contact)}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
