'use client';

import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ticketConcerns, ticketStatuses, ticketTypes } from '@kmx/core/portal';
import type { FilterOptions } from '../../lists/FilterChoice';
import { createLocationLabel } from '../shared/locationLabel';
import { createPersonLabel } from '../shared/personLabel';
import { concernLabelIds, ticketStatusLabelIds, typeLabelIds } from '../shared/ticketLabels';
import type { TicketFilterGroup } from './filterGroups';
import { TicketFilterChoicesDocument } from './ticketList.customerQuery';

/** Labelled choices of each filter; locations, contacts and machines are empty until they are loaded. */
export function useTicketFilterOptions(ownId: string): Record<TicketFilterGroup, FilterOptions> {
  const intl = useIntl();
  const { data } = useQuery(TicketFilterChoicesDocument);
  const choices = data?.ticketFilterChoices;
  const { compare } = new Intl.Collator(intl.locale, { numeric: true });
  const sorted = (options: FilterOptions): FilterOptions =>
    options.toSorted((a, b) => compare(a.label, b.label));
  return {
    type: ticketTypes.map((id) => ({ id, label: intl.formatMessage({ id: typeLabelIds[id] }) })),
    concern: ticketConcerns.map((id) => ({ id, label: intl.formatMessage({ id: concernLabelIds[id] }) })),
    status: ticketStatuses.map((id) => ({ id, label: intl.formatMessage({ id: ticketStatusLabelIds[id] }) })),
    location: sorted(
      (choices?.locations ?? []).map((location) => ({
        id: location.id,
        label: createLocationLabel(intl, location),
      })),
    ),
    contact: sorted(
      (choices?.contacts ?? []).map((person) => ({
        id: person.id,
        label: createPersonLabel(intl, person, ownId),
      })),
    ),
    machine: sorted(
      (choices?.machines ?? []).map(({ id, name, serialNumber }) => ({
        id,
        label: intl.formatMessage({ id: 'portal.tickets.machineLabel' }, { name, serialNumber }),
      })),
    ),
  };
}
