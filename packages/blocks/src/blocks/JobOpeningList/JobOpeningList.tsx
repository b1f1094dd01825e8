import { groupJobsByLocation, isJobOpen, type JobLocation } from '@kmx/core';
import { Container, Heading } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { JobOpeningListing } from '../../contract/lists/JobOpeningListing';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { ListNotice } from '../../shared/ListNotice/ListNotice';
import { listNoticeMessages } from '../../shared/ListNotice/ListNotice.messages';
import { JobOpeningEntry } from './JobOpeningEntry';
import { jobOpeningListMessages } from './JobOpeningList.messages';
import type { JobOpeningListData } from './JobOpeningList.schema';
import { Group, GroupName, Groups, Region } from './JobOpeningList.styles';

interface OpeningsProps {
  readonly listing: JobOpeningListing;
  /** Level of the workplaces' headings. */
  readonly level: 2 | 3;
  readonly context: BlockContext;
}

const regionOf = ({ city, country }: JobLocation): string => [city, country?.name].filter(Boolean).join(', ');

function Openings({ listing, level, context }: OpeningsProps) {
  const { intl } = context;
  const now = new Date(listing.now);
  const open = listing.items.filter((opening) => isJobOpen(opening, now));
  if (open.length === 0) return <ListNotice>{intl.formatMessage(jobOpeningListMessages.none)}</ListNotice>;
  return (
    <Groups>
      {groupJobsByLocation(open, intl.locale).map(({ location, openings }) => (
        <Group key={location.id}>
          <GroupName>
            <Heading level={level} size="s">
              {location.name}
            </Heading>
            <Region>{regionOf(location)}</Region>
          </GroupName>
          <ul>
            {openings.map((opening) => (
              <JobOpeningEntry
                key={opening.id}
                opening={opening}
                level={level === 2 ? 3 : 4}
                context={context}
              />
            ))}
          </ul>
        </Group>
      ))}
    </Groups>
  );
}

export function JobOpeningList({ data, context }: BlockProps<JobOpeningListData>) {
  const { title, text } = data;
  const listing = context.lists.jobOpenings;
  return (
    <BlockSection block="job-opening-list" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          {listing ? (
            <Openings listing={listing} level={title ? 3 : 2} context={context} />
          ) : (
            <ListNotice>{context.intl.formatMessage(listNoticeMessages.unavailable)}</ListNotice>
          )}
        </Rows>
      </Container>
    </BlockSection>
  );
}
