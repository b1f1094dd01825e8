'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Heading } from '@kmx/design-system';
import type { MachineFactsFragment } from '../../__generated__/customer/graphql';
import { Part } from '../../shared/Detail.styles';
import type { MessageId } from '../../shared/MessageId';
import { createLocationLabel } from '../../tickets/shared/locationLabel';
import { concernLabelIds } from '../../tickets/shared/ticketLabels';
import { Field, Details } from '../../users/detail/UserDetail.styles';
import { machineLabelIds } from '../inventoryLabels';
import { ContractValue, Day, SoftwareValue, WarrantyValue } from '../MachineValues';
import { Serial } from './MachineView.styles';

const Row = ({ word, children }: { word: MessageId; children: ReactNode }) => (
  <Field>
    <dt>
      <FormattedMessage id={word} />
    </dt>
    <dd>{children}</dd>
  </Field>
);

interface MachineDataProps {
  readonly machine: MachineFactsFragment;
  readonly builtOn: string;
}

/** Details of a machine, its software compared with the newest version, and the ends of warranty and contract. */
export function MachineData({ machine, builtOn }: MachineDataProps) {
  const intl = useIntl();
  return (
    <Part aria-labelledby="machine-data">
      <Heading level={2} size="m" id="machine-data">
        <FormattedMessage id="portal.machine.facts" />
      </Heading>
      <Details>
        <Row word={machineLabelIds.serialNumber}>
          <Serial translate="no">{machine.serialNumber}</Serial>
        </Row>
        <Row word={machineLabelIds.type}>
          <FormattedMessage id={concernLabelIds[machine.type]} />
        </Row>
        <Row word={machineLabelIds.location}>{createLocationLabel(intl, machine.location)}</Row>
        <Row word="portal.machine.organisation">{machine.location.organisation.name}</Row>
        <Row word="portal.machine.builtOn">
          <Day day={builtOn} />
        </Row>
        <Row word={machineLabelIds.installedOn}>
          <Day day={machine.installedOn} />
        </Row>
        <Row word={machineLabelIds.softwareVersion}>
          <SoftwareValue machine={machine} />
        </Row>
        <Row word={machineLabelIds.warranty}>
          <WarrantyValue machine={machine} />
        </Row>
        <Row word={machineLabelIds.contract}>
          <ContractValue machine={machine} />
        </Row>
      </Details>
    </Part>
  );
}
