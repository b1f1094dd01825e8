import type { Link } from '@kmx/core';
import { ButtonLink, Container, Heading, Section } from '@kmx/design-system';
import type { PageContext } from '../../contract/BlockContext';
import { sharedMessages } from '../../shared/messages/shared.messages';
import { eventFooterMessages } from './EventFooter.messages';
import { Row, Links } from './EventFooter.styles';

export interface EventFooterProps {
  /** Link of the editor, by default to the organiser's page. */
  readonly link: Link | undefined;
  /** The page with the contact form. */
  readonly contactHref?: string | undefined;
  /** The page with all events. */
  readonly listHref?: string | undefined;
  readonly context: Pick<PageContext, 'intl' | 'resolveLink'>;
}

const titleId = 'event-footer-title';

/** End of an event's page: links to its website, to a meeting and to other events. */
export function EventFooter({ link, contactHref, listHref, context }: EventFooterProps) {
  const { intl, resolveLink } = context;
  const shown = link && resolveLink(link);
  const href = shown?.kind === 'none' ? undefined : shown?.href;
  if (!href && !contactHref && !listHref) return null;
  const text = link?.text === link?.url ? undefined : link?.text;
  return (
    <Section spacing="m" labelledBy={titleId}>
      <Container>
        <Row data-block="event-footer">
          <Heading level={2} size="l" id={titleId}>
            {intl.formatMessage(eventFooterMessages.title)}
          </Heading>
          <Links>
            {contactHref && (
              <ButtonLink href={contactHref} variant="secondary" icon="arrow-right" dataLink="route">
                {intl.formatMessage(eventFooterMessages.contact)}
              </ButtonLink>
            )}
            {shown && shown.kind !== 'none' && href && (
              <ButtonLink
                href={href}
                variant="secondary"
                icon={shown.kind === 'plain' ? 'external-link' : 'arrow-right'}
                dataLink={shown.kind}
                openInNewTab={shown.openInNewTab}
                newTabLabel={intl.formatMessage(sharedMessages.newTab)}
              >
                {text ?? intl.formatMessage(eventFooterMessages.website)}
              </ButtonLink>
            )}
            {listHref && (
              <ButtonLink href={listHref} variant="ghost" icon="date" dataLink="route">
                {intl.formatMessage(eventFooterMessages.events)}
              </ButtonLink>
            )}
          </Links>
        </Row>
      </Container>
    </Section>
  );
}
