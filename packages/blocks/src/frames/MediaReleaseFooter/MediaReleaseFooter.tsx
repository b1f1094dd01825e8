import type { ReactNode } from 'react';
import type { Neighbours } from '@kmx/core';
import { Container, Heading, Icon, Link, Section, Stack } from '@kmx/design-system';
import type { MediaReleaseData } from '../../content/MediaRelease.schema';
import type { PageContext } from '../../contract/BlockContext';
import { mediaReleaseFooterMessages as messages } from './MediaReleaseFooter.messages';
import { Anchor, Footer, Leaf, Leaves, Tools } from './MediaReleaseFooter.styles';
import { ReleaseFiles } from './ReleaseFiles';

export interface NamedRelease {
  readonly title: string;
  readonly href: string;
  readonly lang?: string | undefined;
}

export interface MediaReleaseFooterProps {
  readonly release: MediaReleaseData;
  readonly context: Pick<PageContext, 'intl' | 'contentLanguage' | 'resolveLink'>;
  /** Absent if unknown. */
  readonly neighbours?: Neighbours<NamedRelease> | undefined;
  /** Page of all media releases, if the site has one. */
  readonly overviewHref?: string | undefined;
  /** Links for sharing the page. */
  readonly share?: ReactNode;
}

type LeavesProps = Pick<MediaReleaseFooterProps, 'context' | 'neighbours' | 'overviewHref'>;

function ReleaseLeaves({ context: { intl }, neighbours, overviewHref }: LeavesProps) {
  const sides = [
    { side: 'older', release: neighbours?.older, icon: 'arrow-left' },
    { side: 'newer', release: neighbours?.newer, icon: 'arrow-right' },
  ] as const;
  if (sides.every(({ release }) => !release) && !overviewHref) return null;
  return (
    <Stack gap="m">
      <Leaves aria-label={intl.formatMessage(messages.neighbours)}>
        {sides.map(
          ({ side, release, icon }) =>
            release && (
              <Leaf key={side} data-side={side} lang={release.lang}>
                <small>
                  {side === 'older' && <Icon name={icon} size={16} />}
                  {intl.formatMessage(messages[side])}
                  {side === 'newer' && <Icon name={icon} size={16} />}
                </small>
                <Anchor href={release.href} data-link="route" rel={side === 'older' ? 'prev' : 'next'}>
                  {release.title}
                </Anchor>
              </Leaf>
            ),
        )}
      </Leaves>
      {overviewHref && (
        <div>
          <Link href={overviewHref} dataLink="route">
            {intl.formatMessage(messages.all)}
          </Link>
        </div>
      )}
    </Stack>
  );
}

/** End of a media release: documents, media contacts, sharing, and links to its neighbours. */
export function MediaReleaseFooter({ release, context, share, ...leaves }: MediaReleaseFooterProps) {
  const { intl } = context;
  const { contactEmail, documents } = release;
  return (
    <Section spacing="m">
      <Container>
        <Footer>
          <ReleaseFiles files={documents} context={context} />
          {(contactEmail ?? share) && (
            <Tools>
              {contactEmail && (
                <Stack gap="xs">
                  <Heading level={2} size="s">
                    {intl.formatMessage(messages.contact)}
                  </Heading>
                  <Link href={`mailto:${contactEmail}`} dataLink="plain">
                    {contactEmail}
                  </Link>
                </Stack>
              )}
              {share}
            </Tools>
          )}
          <ReleaseLeaves context={context} {...leaves} />
        </Footer>
      </Container>
    </Section>
  );
}
