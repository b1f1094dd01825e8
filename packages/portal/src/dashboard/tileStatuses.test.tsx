import { render, screen } from '@testing-library/react';
import { serviceStatuses, type ServiceStatus } from '@kmx/core/portal';

import messages from '../../messages/en.json';
import { FakePortal } from '../shared/fakePortal.mock';
import { statusLabelIds } from '../shared/statusLabels';

import { createDashboardTiles } from './createDashboardTiles';
import type { DashboardTile } from './DashboardTile';
import { ServiceTile } from './ServiceTile';

const tile: DashboardTile = {
  key: 'lmsefront',
  status: 'active',
  href: 'https://learning.demo.example/',
  isExternal: true,
  missingRole: 'kmx_int_lmsefront_active',
  isGranted: false,
};

const showTile = (part: Partial<DashboardTile>) =>
  render(
    <FakePortal>
      <ServiceTile
        tile={{ ...tile, ...part }}
        supportEmail="support@demo.example"
        isChanged={false}
        onRequested={() => undefined}
        onAccepted={() => Promise.resolve()}
        onCheck={() => Promise.resolve()}
      />
    </FakePortal>,
  );

const controls = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
    (control) => control.textContent,
  );

/** Section 4, "Service status values": expected note and action of each status. */
const table: readonly (readonly [ServiceStatus, RegExp, readonly string[]])[] = [
  ['unknown', /^We could not find out whether you have access/, ['Check again']],
  ['noProcess', /^This service cannot be requested online/, ['Write to us']],
  // The approving party is named once above the tiles.
  ['unregistered', /^Missing: access to E-learning/, ['Request access']],
  ['pending', /^Your request is being checked/, []],
  ['active', /^What you learn/, ['E-learning Opens in a new tab']],
  ['invited', /^You are invited to this service/, ['Accept invitation']],
  [
    'inviteExpired',
    /^Your invitation was not accepted within 14 days\. You can request access again/,
    ['Request access again'],
  ],
  ['inactive', /^Your access was withdrawn/, ['Request access again']],
  ['declined', /^Your request was declined/, ['Request access again']],
  ['comingSoon', /^We are preparing this service/, []],
];

it('covers every status', () => {
  expect(table.map(([status]) => status)).toEqual(expect.arrayContaining([...serviceStatuses]));
});

it.each(table)('%s: shows its label, explanation and action', (status, note, steps) => {
  showTile({ status });
  expect(screen.getByText(messages[statusLabelIds[status]])).toBeInTheDocument();
  if (status !== 'active') expect(screen.getByText(note)).toBeInTheDocument();
  expect(controls()).toEqual(steps);
});

it('treats an active service without an address as not yet available', () => {
  showTile({ status: 'active', href: undefined });
  expect(screen.getByText(/^You have access, but the service is not available yet/)).toBeInTheDocument();
  expect(controls()).toEqual([]);
});

it.each([
  ['kmx_int_lmsefront_inviteexpired', 'pending', 'pending'],
  ['kmx_int_lmsefront_inviteexpired', 'invited', 'invited'],
  ['kmx_int_lmsefront_invited', 'inviteExpired', 'inviteExpired'],
  ['kmx_int_lmsefront_invited', 'inactive', 'inactive'],
  ['kmx_int_lmsefront_invited', 'active', 'pending'],
  ['kmx_int_lmsefront_active', 'inactive', 'active'],
] as const)('with the role %s and the access %s it is %s', (role, status, expected) => {
  const tiles = createDashboardTiles(
    [role],
    [{ application: 'lmsefront', status }],
    { externalServiceUrls: {} },
    { portalHref: '/en/mykomax' },
  );
  expect(tiles.find(({ key }) => key === 'lmsefront')?.status).toBe(expected);
});
