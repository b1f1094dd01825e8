import type { IntlShape } from 'react-intl';
import { portalPaths } from '@kmx/core/portal';
import { availabilityLabelIds } from '../parts/partLabels';
import type { MessageId } from '../shared/MessageId';
import { ticketStatusLabelIds } from '../tickets/shared/ticketLabels';
import type { PaletteEntry } from './PaletteEntry';
import type { Found } from './usePortalSearch';

const below = (area: string, id: string) => `${portalPaths.dashboard}/${area}/${encodeURIComponent(id)}`;

/** Converts search results to entries; choosing a part that is not in the cart adds it. */
export function createFoundEntries(
  { tickets, machines, parts }: Found,
  intl: IntlShape,
  isInCart: (partId: string) => boolean,
): readonly PaletteEntry[] {
  const format = (id: MessageId) => intl.formatMessage({ id });
  return [
    ...tickets.map(({ id, number, subject, status }): PaletteEntry => ({
      id: `tickets.${id}`,
      group: 'tickets',
      path: below('tickets', id),
      figure: number,
      label: subject,
      note: format(ticketStatusLabelIds[status]),
    })),
    ...machines.map(({ id, serialNumber, name, location }): PaletteEntry => ({
      id: `machines.${id}`,
      group: 'machines',
      path: below('inventory', id),
      figure: serialNumber,
      label: name,
      note: location.name,
    })),
    ...parts.map(({ id, articleNumber, name, availability }): PaletteEntry => ({
      id: `parts.${id}`,
      group: 'parts',
      path: portalPaths.cart,
      part: { id, articleNumber },
      figure: articleNumber,
      label: name,
      note: intl.formatMessage(
        { id: isInCart(id) ? 'portal.palette.inCart' : 'portal.palette.addPart' },
        { availability: format(availabilityLabelIds[availability]) },
      ),
    })),
  ];
}
