import { allMediaReleases, filterMediaReleases, mediaReleaseFilterQuery } from '@kmx/core';
import { ButtonLink, Container, Text } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { MediaReleaseListing, MediaReleaseTeaser } from '../../contract/lists/MediaReleaseListing';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { mediaReleaseListMessages as messages } from './MediaReleaseList.messages';
import type { MediaReleaseListData } from './MediaReleaseList.schema';
import { Content, List, Notice, Links } from './MediaReleaseList.styles';
import { archiveHref, ReleaseArchive } from './ReleaseArchive';
import { ReleaseRow } from './ReleaseRow';

/** In the archive the requested releases, otherwise the newest. A limit applies until the reader chooses a filter. */
function chooseItems(
  { items, filter }: MediaReleaseListing,
  { limit, hasArchive }: Pick<MediaReleaseListData, 'limit' | 'hasArchive'>,
): readonly MediaReleaseTeaser[] {
  const isChosen = hasArchive && mediaReleaseFilterQuery(filter) !== '';
  return isChosen ? filterMediaReleases(items, filter) : items.slice(0, limit ?? undefined);
}

interface NothingProps {
  readonly listing: MediaReleaseListing | undefined;
  readonly context: BlockContext;
}

function Nothing({ listing, context: { intl, anchor } }: NothingProps) {
  if (!listing || listing.items.length === 0) {
    const why = listing ? messages.none : messages.unavailable;
    return (
      <Notice>
        <Text>{intl.formatMessage(why)}</Text>
      </Notice>
    );
  }
  return (
    <Notice>
      <Text>{intl.formatMessage(messages.noneFit)}</Text>
      <ButtonLink
        href={archiveHref(listing.path, allMediaReleases, anchor)}
        variant="secondary"
        dataLink="route"
      >
        {intl.formatMessage(messages.reset)}
      </ButtonLink>
    </Notice>
  );
}

/** Media releases of a site: the archive by year, or the newest few as a teaser (section 2.2). */
export function MediaReleaseList({ data, context }: BlockProps<MediaReleaseListData>) {
  const { title, text, hasArchive } = data;
  const listing = context.lists.mediaReleases;
  const items = listing ? chooseItems(listing, data) : [];
  const isArchive = hasArchive && listing !== undefined && listing.items.length > 0;
  const allHref = listing?.overviewHref === listing?.path ? undefined : listing?.overviewHref;
  return (
    <BlockSection block="media-release-list" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Content>
            {isArchive && <ReleaseArchive listing={listing} count={items.length} context={context} />}
            {items.length === 0 && <Nothing listing={listing} context={context} />}
            {items.length > 0 && (
              <List>
                {items.map((release) => (
                  <ReleaseRow
                    key={release.slug}
                    release={release}
                    hasBlockTitle={Boolean(title)}
                    context={context}
                  />
                ))}
              </List>
            )}
            {!hasArchive && allHref && (
              <Links>
                <ButtonLink href={allHref} variant="secondary" icon="arrow-right" dataLink="route">
                  {context.intl.formatMessage(messages.all)}
                </ButtonLink>
              </Links>
            )}
          </Content>
        </Rows>
      </Container>
    </BlockSection>
  );
}
