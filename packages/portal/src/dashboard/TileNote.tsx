'use client';

import { FormattedDate, FormattedMessage } from 'react-intl';

import { serviceNameIds } from '../shared/serviceLabels';

import type { DashboardTile } from './DashboardTile';
import { decideTileAction } from './decideTileAction';
import { Note, RoleName } from './ServiceTile.styles';

type Given = { readonly tile: DashboardTile };

interface TileNoteProps extends Given {
  /** True if the approving party is already named above all tiles. */
  readonly isApproverShown?: boolean;
}

/** Message of each status; unregistered users read how to request access. */
const statusMessageIds = {
  pending: 'portal.tile.note.pending',
  inviteExpired: 'portal.tile.note.inviteExpired',
  declined: 'portal.tile.note.declined',
  inactive: 'portal.tile.note.inactive',
  comingSoon: 'portal.tile.note.comingSoon',
  noProcess: 'portal.tile.note.noProcess',
  unknown: 'portal.tile.note.unknown',
  notOpen: 'portal.tile.note.notOpen',
} as const;

/** Required access: the application by name, and the role that it includes. */
const MissingAccess = ({ tile: { key, missingRole } }: Given) =>
  missingRole && (
    <Note $isQuiet>
      <FormattedMessage
        id="portal.tile.missing"
        values={{
          service: <FormattedMessage id={serviceNameIds[key]} />,
          name: missingRole,
          role: (words) => <RoleName key="role">{words}</RoleName>,
        }}
      />
    </Note>
  );

const RequestHint = ({ tile, isApproverShown }: TileNoteProps) => {
  if (decideTileAction(tile) === 'register')
    return (
      <Note>
        <FormattedMessage id="portal.tile.askRegistration" />
      </Note>
    );
  return isApproverShown ? null : (
    <Note>
      <FormattedMessage id="portal.tile.askAdministrator" />
    </Note>
  );
};

const Invitation = ({ tile: { expiresAt } }: Given) => (
  <Note>
    {expiresAt ? (
      <FormattedMessage
        id="portal.tile.note.invitedUntil"
        values={{ date: <FormattedDate value={expiresAt} day="numeric" month="long" year="numeric" /> }}
      />
    ) : (
      <FormattedMessage id="portal.tile.note.invited" />
    )}
  </Note>
);

/** Installation of the user's Artemis; renders nothing for other services. */
function Installation({ tile: { userType } }: Given) {
  if (userType !== 'onprem' && userType !== 'cloud') return null;
  return (
    <Note>
      {userType === 'onprem' ? (
        <FormattedMessage id="portal.tile.onPremises" />
      ) : (
        <FormattedMessage id="portal.tile.cloud" />
      )}
    </Note>
  );
}

const StatusNote = ({ status }: { readonly status: keyof typeof statusMessageIds }) => (
  <Note>
    <FormattedMessage id={statusMessageIds[status]} />
  </Note>
);

/** The user administration has no registration, because administrators are appointed. */
const Administrators = () => (
  <Note>
    <FormattedMessage id="portal.tile.askSupport" />
  </Note>
);

function StatusDescription({ tile, isApproverShown }: TileNoteProps) {
  switch (tile.status) {
    case 'active':
      return tile.href ? <Installation tile={tile} /> : <StatusNote status="notOpen" />;
    case 'unregistered':
      return <RequestHint tile={tile} isApproverShown={isApproverShown} />;
    case 'invited':
      return <Invitation tile={tile} />;
    case 'noProcess':
      return tile.key === 'delegatedAdmin' ? <Administrators /> : <StatusNote status={tile.status} />;
    case 'pending':
    case 'inviteExpired':
    case 'declined':
    case 'inactive':
    case 'comingSoon':
    case 'unknown':
      return <StatusNote status={tile.status} />;
  }
}

const closed: readonly string[] = ['unregistered', 'declined', 'inactive', 'noProcess', 'inviteExpired'];

/** Explanation of a status, how to request access, and last the missing role, for support. */
export function TileNote({ tile, isApproverShown }: TileNoteProps) {
  if (tile.isGranted) {
    return (
      <Note>
        <FormattedMessage id="portal.tile.note.granted" />
      </Note>
    );
  }
  return (
    <>
      <StatusDescription tile={tile} isApproverShown={isApproverShown} />
      {closed.includes(tile.status) && <MissingAccess tile={tile} />}
    </>
  );
}
