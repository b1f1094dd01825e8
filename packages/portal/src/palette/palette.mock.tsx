import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { FakeService, type Responses, type RecordedRequest } from '../shared/fakeService.mock';
import { customer } from '../signIn/signIn.mock';

/** A user with access to every searchable group. */
export const everything: SignedInUser = {
  ...customer,
  roles: [
    'kmx_int_serviceticketing_active',
    'kmx_int_assetdb_active',
    'kmx_int_productinfo_active',
    'kmx_int_artemis_active',
  ],
};

/** Search result with two tickets, a machine and a part. */
export const found = {
  portalSearch: {
    __typename: 'PortalSearch',
    tickets: [
      {
        __typename: 'Ticket',
        id: 't-1',
        number: 'T-104233',
        subject: 'Strip length drifts',
        status: 'inProgress',
      },
      {
        __typename: 'Ticket',
        id: 't-2',
        number: 'T-104240',
        subject: 'Blade worn after a week',
        status: 'closed',
      },
    ],
    machines: [
      {
        __typename: 'Machine',
        id: 'm-1',
        serialNumber: '450-10423',
        name: 'Gamma 450',
        location: { __typename: 'Location', id: 'loc-1', name: 'Plant North' },
      },
    ],
    parts: [
      {
        __typename: 'Part',
        id: 'p-1',
        articleNumber: 'KX-10423',
        name: 'Stripping blade',
        availability: 'low',
      },
    ],
  },
};

/** An empty search result. */
export const foundNothing = {
  portalSearch: { __typename: 'PortalSearch', tickets: [], machines: [], parts: [] },
};

interface FakePaletteProps {
  readonly user?: SignedInUser;
  readonly responses?: Responses;
  readonly requests?: RecordedRequest[];
  readonly children: ReactNode;
}

/** Renders the palette in the portal, in English, with a service that finds the entries above. */
export const FakePalette = ({ user = everything, responses, requests, children }: FakePaletteProps) => (
  <FakeService user={user} responses={{ PortalSearch: () => found, ...responses }} requests={requests}>
    {children}
  </FakeService>
);
