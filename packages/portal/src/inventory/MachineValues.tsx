'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { hasOldSoftware } from '@kmx/core/portal';
import type { CoverStatus, MachineFactsFragment } from '../__generated__/customer/graphql';
import { SignTag } from '../shared/SignTag';
import { CoverTag } from './CoverTag';
import { contractLevelLabelIds } from './inventoryLabels';
import { DayText, Figures, Stacked, Subline } from './MachineValues.styles';

type Machine = Pick<
  MachineFactsFragment,
  | 'contract'
  | 'contractStatus'
  | 'contractUntil'
  | 'newestSoftware'
  | 'softwareVersion'
  | 'warranty'
  | 'warrantyUntil'
>;

/** An arrow up: a newer version is available. */
const newerDrawing = 'M8 14V3M3.5 7.5L8 3l4.5 4.5';

/** A calendar day, independent of time zones. */
export function Day({ day }: { readonly day: string }) {
  const intl = useIntl();
  return <DayText dateTime={day}>{intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' })}</DayText>;
}

interface LastDayProps {
  readonly day: string;
  readonly status: CoverStatus;
}

/** Last day of a cover: when it ends or ended. */
const LastDay = ({ day, status }: LastDayProps) => (
  <span>
    <FormattedMessage
      id={status === 'ended' ? 'portal.inventory.endedOn' : 'portal.inventory.until'}
      values={{ date: <Day day={day} /> }}
    />
  </span>
);

/** Software of a machine, with the newest version if that differs. */
export function SoftwareValue({ machine }: { readonly machine: Machine }) {
  const { softwareVersion, newestSoftware } = machine;
  return (
    <Stacked>
      {softwareVersion === null ? (
        <FormattedMessage id="portal.machine.unknown" />
      ) : (
        <Figures>{softwareVersion}</Figures>
      )}
      {hasOldSoftware(softwareVersion, newestSoftware) && (
        <SignTag tone="info" drawing={newerDrawing} value="outdated">
          <FormattedMessage id="portal.inventory.newest" values={{ version: newestSoftware }} />
        </SignTag>
      )}
    </Stacked>
  );
}

/** State of a warranty and its last day. */
export const WarrantyValue = ({ machine: { warranty, warrantyUntil } }: { readonly machine: Machine }) => (
  <Stacked>
    <CoverTag status={warranty} />
    {warrantyUntil !== null && (
      <Subline>
        <LastDay day={warrantyUntil} status={warranty} />
      </Subline>
    )}
  </Stacked>
);

/** State of a service contract, its name and its last day. */
export const ContractValue = ({ machine }: { readonly machine: Machine }) => {
  const { contract, contractStatus, contractUntil } = machine;
  return (
    <Stacked>
      <CoverTag status={contractStatus} />
      {contract && (
        <Subline>
          <span>
            <FormattedMessage id={contractLevelLabelIds[contract]} />
          </span>
          {contractUntil && <LastDay day={contractUntil} status={contractStatus} />}
        </Subline>
      )}
    </Stacked>
  );
};
