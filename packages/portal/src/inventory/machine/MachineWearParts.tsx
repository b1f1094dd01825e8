'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Button, Heading } from '@kmx/design-system';
import type { PartFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { CartLink } from '../../cart/CartLink';
import { usePartsCart } from '../../cart/usePartsCart';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { PartTable, type PartRow } from '../../parts/PartTable';
import { canUseParts } from '../../shared/canUse';
import { Part } from '../../shared/Detail.styles';
import { Nothing, PartHeader, ScreenOnly } from './MachineView.styles';

interface MachineWearPartsProps {
  readonly rows: readonly PartRow[];
  readonly user: SignedInUser;
  readonly locale: PortalLocale;
}

interface Added {
  readonly id: string;
  readonly name: string;
  readonly hasRoom: boolean;
}

/** Table with a button per row. The button confirms the addition itself, as the message may be out of sight. */
function OrderableParts({ rows, user }: MachineWearPartsProps) {
  const intl = useIntl();
  const { add } = usePartsCart(user.id);
  const [added, setAdded] = useState<Added>();
  const addPart = ({ id, articleNumber, name }: PartFactsFragment) =>
    setAdded({ id, name, hasRoom: add([{ id, articleNumber, quantity: 1 }]) === 0 });
  return (
    <>
      {added && (
        <LiveFlashMessage type={added.hasRoom ? 'success' : 'error'} outcome={added}>
          <FormattedMessage
            id={added.hasRoom ? 'portal.machine.parts.added' : 'portal.machine.parts.noRoom'}
            values={{ name: added.name }}
          />
        </LiveFlashMessage>
      )}
      <PartTable
        caption={intl.formatMessage({ id: 'portal.machine.parts' })}
        rows={rows}
        isOneKind
        hasCycles
        action={{
          label: intl.formatMessage({ id: 'portal.machine.parts.order' }),
          render: (part) => (
            <ScreenOnly>
              <Button
                size="s"
                variant="secondary"
                icon={added?.hasRoom && added.id === part.id ? 'check' : 'cart'}
                aria-label={intl.formatMessage({ id: 'portal.machine.parts.addNamed' }, { name: part.name })}
                onClick={() => addPart(part)}
              >
                <FormattedMessage id="portal.machine.parts.add" />
              </Button>
            </ScreenOnly>
          ),
        }}
      />
    </>
  );
}

function WearPartList(props: MachineWearPartsProps) {
  const intl = useIntl();
  if (props.rows.length === 0)
    return (
      <Nothing>
        <FormattedMessage id="portal.machine.parts.none" />
      </Nothing>
    );
  return canUseParts(props.user) ? (
    <OrderableParts {...props} />
  ) : (
    <PartTable caption={intl.formatMessage({ id: 'portal.machine.parts' })} rows={props.rows} hasCycles />
  );
}

/** Wear parts of a machine with replacement cycles and availability; users with the role can order them. */
export const MachineWearParts = (props: MachineWearPartsProps) => (
  <Part>
    <PartHeader>
      <Heading level={2} size="m">
        <FormattedMessage id="portal.machine.parts" />
      </Heading>
      {canUseParts(props.user) && (
        <ScreenOnly>
          <CartLink userId={props.user.id} locale={props.locale} />
        </ScreenOnly>
      )}
    </PartHeader>
    <WearPartList {...props} />
  </Part>
);
