import { newsPositionQuery } from '@kmx/core';
import { ButtonLink, Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { NewsListing, NewsTeaser } from '../../contract/lists/NewsListing';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockPicture } from '../../shared/layout/BlockPicture';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideLink } from '../../shared/layout/decideLink';
import { Rows } from '../../shared/layout/Layout.styles';
import { NewsEntry } from '../../shared/NewsEntry/NewsEntry';
import { formatDay } from '../../shared/text/formatDay';
import { newsListMessages as messages } from './NewsList.messages';
import type { NewsListData } from './NewsList.schema';
import { List, Notice, Links } from './NewsList.styles';

interface ItemProps {
  readonly item: NewsTeaser;
  readonly hasBlockTitle: boolean;
  readonly context: BlockContext;
}

function Item({ item, hasBlockTitle, context }: ItemProps) {
  const { title, text, publicationDate, image, link } = item;
  const shown = decideLink(link, context);
  return (
    <NewsEntry
      level={hasBlockTitle ? 3 : 2}
      title={title}
      text={text}
      date={publicationDate && formatDay(publicationDate, context.intl)}
      dateTime={publicationDate}
      href={shown?.href}
      dataLink={shown?.kind}
      openInNewTab={shown?.openInNewTab}
      picture={image && <BlockPicture media={image} preset="asideVideo" context={context} />}
    />
  );
}

interface MoreProps {
  readonly listing: NewsListing;
  readonly isTeaser: boolean;
  readonly context: BlockContext;
}

/** Further links: from a teaser to all news, or from a page of news to the next and back. */
function More({ listing, isTeaser, context: { intl, anchor } }: MoreProps) {
  const { path, overviewHref, endCursor, filter } = listing;
  if (isTeaser) {
    if (overviewHref === undefined || overviewHref === path) return null;
    return (
      <Links>
        <ButtonLink href={overviewHref} variant="secondary" icon="arrow-right" dataLink="route">
          {intl.formatMessage(messages.all)}
        </ButtonLink>
      </Links>
    );
  }
  const isFurther = filter.after !== undefined;
  if (!isFurther && endCursor === undefined) return null;
  return (
    <Links>
      {endCursor !== undefined && (
        <ButtonLink href={`${path}?${newsPositionQuery({ after: endCursor })}#${anchor}`} dataLink="route">
          {intl.formatMessage(messages.more)}
        </ButtonLink>
      )}
      {isFurther && (
        <ButtonLink href={`${path}#${anchor}`} variant="secondary" dataLink="route">
          {intl.formatMessage(messages.newest)}
        </ButtonLink>
      )}
    </Links>
  );
}

function describeAbsence(listing: NewsListing | undefined) {
  if (!listing) return messages.unavailable;
  return listing.filter.after === undefined ? messages.none : messages.noMore;
}

/** News, ten per page with a link to older ones, or the newest few as a teaser. */
export function NewsList({ data, context }: BlockProps<NewsListData>) {
  const { title, text, limit } = data;
  const listing = context.lists.news;
  const items = listing?.items.slice(0, limit ?? undefined) ?? [];
  const isTeaser = limit !== null;
  return (
    <BlockSection block="news-list" context={context} hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <div>
            {items.length === 0 && <Notice>{context.intl.formatMessage(describeAbsence(listing))}</Notice>}
            {items.length > 0 && (
              <List data-teaser={isTeaser || undefined}>
                {items.map((item) => (
                  <li key={item.id}>
                    <Item item={item} hasBlockTitle={Boolean(title)} context={context} />
                  </li>
                ))}
              </List>
            )}
            {listing && <More listing={listing} isTeaser={isTeaser} context={context} />}
          </div>
        </Rows>
      </Container>
    </BlockSection>
  );
}
