import { filterLocations } from '@kmx/core';
import { Button, Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { LocationListing } from '../../contract/lists/LocationListing';
import { FilterBar } from '../../shared/FilterBar/FilterBar';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { ListNotice } from '../../shared/ListNotice/ListNotice';
import { listNoticeMessages } from '../../shared/ListNotice/ListNotice.messages';
import { LocationCard } from './LocationCard';
import { locationFilterBar } from './locationFilterBar';
import { locationListMessages } from './LocationList.messages';
import type { LocationListData } from './LocationList.schema';
import { Cards, MapAndList, Near, Note } from './LocationList.styles';
import { LocationMap } from './LocationMap';
import { openStateTexts } from './OpeningTable';

/** Requests the reader's position only when pressed; hidden until the page's script is loaded. */
function NearButton({ listing, context: { intl } }: { listing: LocationListing; context: BlockContext }) {
  return (
    <Near
      hidden
      data-distance={listing.measurement}
      data-done={intl.formatMessage(locationListMessages.nearDone, {
        name: '{name}',
        distance: '{distance}',
      })}
      data-rejected={intl.formatMessage(locationListMessages.nearRejected)}
    >
      <Button variant="secondary" size="s" icon="location" data-distance-ask>
        {intl.formatMessage(locationListMessages.near)}
      </Button>
      <Note data-distance-note>{intl.formatMessage(locationListMessages.nearNote)}</Note>
    </Near>
  );
}

/** Maximum length of a filtered list that is initially open. */
const maxOpen = 3;

interface LocationsProps {
  readonly data: LocationListData;
  readonly listing: LocationListing;
  readonly context: BlockContext;
}

function Locations({ data, listing, context }: LocationsProps) {
  const { items, filter } = listing;
  const shown = filterLocations(items, filter);
  return (
    <>
      <FilterBar
        id={`${context.anchor}-filter`}
        count={shown.length}
        {...locationFilterBar(listing, context)}
      />
      {shown.length === 0 ? (
        <ListNotice>{context.intl.formatMessage(listNoticeMessages.nothing)}</ListNotice>
      ) : (
        <MapAndList>
          {data.hasMap && (
            <LocationMap shown={shown} isWhole={shown.length === items.length} context={context} />
          )}
          <div>
            <NearButton listing={listing} context={context} />
            <Cards data-locations {...openStateTexts(context)}>
              {shown.map((location) => (
                <LocationCard
                  key={location.id}
                  isOpen={shown.length <= maxOpen}
                  location={location}
                  level={data.title ? 3 : 2}
                  context={context}
                />
              ))}
            </Cards>
          </div>
        </MapAndList>
      )}
    </>
  );
}

export function LocationList({ data, context }: BlockProps<LocationListData>) {
  const { title, text } = data;
  const listing = context.lists.locations;
  return (
    <BlockSection block="location-list" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          {listing ? (
            <Locations data={data} listing={listing} context={context} />
          ) : (
            <ListNotice>{context.intl.formatMessage(listNoticeMessages.unavailable)}</ListNotice>
          )}
        </Rows>
      </Container>
    </BlockSection>
  );
}
