import type { ReactNode } from 'react';
import { createArchiveFacets, mediaReleaseFilterQuery, type ArchiveFacet } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import type { MediaReleaseListing } from '../../contract/lists/MediaReleaseListing';
import { listHref } from '../../shared/FilterBar/listHref';
import { mediaReleaseListMessages as messages } from './MediaReleaseList.messages';
import { Choice, Feed, Header, Tools, Years } from './MediaReleaseList.styles';

interface ReleaseArchiveProps {
  readonly listing: MediaReleaseListing;
  /** Number of matching releases. */
  readonly count: number;
  readonly context: BlockContext;
}

/** Returns the address of the archive with a filter, including the anchor of the list. */
export const archiveHref = (path: string, filter: MediaReleaseListing['filter'], anchor: string): string =>
  listHref(path, mediaReleaseFilterQuery(filter), anchor);

/** Navigation of the archive: a link per year, one for the ad hoc announcements, and the feed. */
export function ReleaseArchive({ listing, count, context: { intl, anchor } }: ReleaseArchiveProps) {
  const { items, filter, path, feedHref } = listing;
  const { all, years, adhoc } = createArchiveFacets(items, filter);
  const choice = ({ filter: next, isChosen, count: there }: ArchiveFacet, text: ReactNode) => (
    <Choice
      href={archiveHref(path, next, anchor)}
      data-link="route"
      aria-current={isChosen ? 'true' : undefined}
    >
      {text} <small>{intl.formatNumber(there)}</small>
    </Choice>
  );
  return (
    <nav aria-label={intl.formatMessage(messages.archive)}>
      <Header>
        <Years>
          <li>{choice(all, intl.formatMessage(messages.allYears))}</li>
          {years.map((facet) => (
            <li key={facet.year}>{choice(facet, String(facet.year))}</li>
          ))}
        </Years>
        {adhoc && (
          <div>
            {choice(
              adhoc,
              <>
                {adhoc.isChosen && <Icon name="check" size={16} />}
                {intl.formatMessage(messages.adhocOnly)}
              </>,
            )}
          </div>
        )}
      </Header>
      <Tools>
        <p>{intl.formatMessage(messages.found, { count: intl.formatNumber(count) })}</p>
        {feedHref && (
          <Feed href={feedHref} data-link="plain" type="application/rss+xml">
            <Icon name="subscribe" size={16} />
            {intl.formatMessage(messages.feed)}
          </Feed>
        )}
      </Tools>
    </nav>
  );
}
