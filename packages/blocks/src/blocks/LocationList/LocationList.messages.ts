import type { LocationKind } from '@kmx/core';
import type { Message, Messages } from '../../contract/messages';

const locationKindMessages = {
  headquarters: { id: 'blocks.locationKind.headquarters', defaultMessage: 'Headquarters' },
  plant: { id: 'blocks.locationKind.plant', defaultMessage: 'Plant' },
  sales: { id: 'blocks.locationKind.sales', defaultMessage: 'Sales' },
  service: { id: 'blocks.locationKind.service', defaultMessage: 'Service' },
  training: { id: 'blocks.locationKind.training', defaultMessage: 'Training' },
  distributor: { id: 'blocks.locationKind.distributor', defaultMessage: 'Distributor' },
} as const satisfies Record<LocationKind, Message>;

export const locationListMessages = {
  ...locationKindMessages,
  kinds: { id: 'blocks.locationList.kinds', defaultMessage: 'Location type' },
  map: {
    id: 'blocks.locationList.map',
    defaultMessage: 'Map of the locations; the list below names each of them',
  },
  points: { id: 'blocks.locationList.points', defaultMessage: 'Locations on the map' },
  onePoint: { id: 'blocks.locationList.onePoint', defaultMessage: 'One location' },
  severalPoints: { id: 'blocks.locationList.severalPoints', defaultMessage: 'Several close together' },
  more: { id: 'blocks.locationList.more', defaultMessage: '{name} and {count} more' },
  hours: { id: 'blocks.locationList.hours', defaultMessage: 'Opening hours' },
  zone: { id: 'blocks.locationList.zone', defaultMessage: 'Local time, {zone}' },
  closed: { id: 'blocks.locationList.closed', defaultMessage: 'Closed' },
  closedDays: { id: 'blocks.locationList.closedDays', defaultMessage: 'Also closed' },
  openNow: { id: 'blocks.locationList.openNow', defaultMessage: 'Open now · closes {time}' },
  closedNow: { id: 'blocks.locationList.closedNow', defaultMessage: 'Closed now · opens {time}' },
  closedLong: { id: 'blocks.locationList.closedLong', defaultMessage: 'Closed now' },
  ownTime: { id: 'blocks.locationList.ownTime', defaultMessage: '{time} your time' },
  phone: { id: 'blocks.locationList.phone', defaultMessage: 'Telephone' },
  email: { id: 'blocks.locationList.email', defaultMessage: 'E-mail' },
  website: { id: 'blocks.locationList.website', defaultMessage: 'Website' },
  near: { id: 'blocks.locationList.near', defaultMessage: 'Sort by distance from me' },
  nearNote: {
    id: 'blocks.locationList.nearNote',
    defaultMessage: 'Your position stays in this browser.',
  },
  nearDone: {
    id: 'blocks.locationList.nearDone',
    defaultMessage: 'Sorted by distance. Nearest: {name}, {distance}.',
  },
  nearRejected: {
    id: 'blocks.locationList.nearRejected',
    defaultMessage: 'Your browser did not share your position. The list stays as it is.',
  },
} as const satisfies Messages;
