'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import { ButtonLink, Heading, Text } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { canUseArtemis } from '../shared/canUse';
import { PortalHeading } from '../shared/PortalHeading';
import { toPortalHref } from '../shared/toPortalHref';
import { StageDrawing } from './StageDrawing';
import { Screen, Stage, Stages, StageMessages } from './WireFlow.styles';
import { wireFlowStages, type WireFlowStage } from './wireFlowDrawings';
import { WireFlowSignUp } from './WireFlowSignUp';

export interface WireFlowProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
}

const stageIds = {
  drawing: { title: 'portal.wireFlow.drawing.title', text: 'portal.wireFlow.drawing.text' },
  plan: { title: 'portal.wireFlow.plan.title', text: 'portal.wireFlow.plan.text' },
  machine: { title: 'portal.wireFlow.machine.title', text: 'portal.wireFlow.machine.text' },
} as const satisfies Record<WireFlowStage, { readonly title: string; readonly text: string }>;

/**
 * Introduction to Wire Flow, from drawing to machine, with the user's access to Artemis; available to all signed-in
 * users.
 */
export function WireFlow(props: WireFlowProps) {
  const intl = useIntl();
  return (
    <Screen>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.wireFlow.overline' })}
        title={intl.formatMessage({ id: 'portal.wireFlow.title' })}
        lead={<FormattedMessage id="portal.wireFlow.lead" />}
        actions={
          canUseArtemis(props.user) && (
            <ButtonLink
              href={toPortalHref(props.locale, portalPaths.downloads)}
              dataLink="route"
              variant="secondary"
              icon="download"
            >
              <FormattedMessage id="portal.wireFlow.downloads" />
            </ButtonLink>
          )
        }
      />
      <Stages>
        {wireFlowStages.map((stage) => (
          <Stage key={stage}>
            <StageDrawing stage={stage} />
            <StageMessages>
              <Heading level={2} size="s">
                <FormattedMessage id={stageIds[stage].title} />
              </Heading>
              <Text size="xs" tone="muted">
                <FormattedMessage id={stageIds[stage].text} />
              </Text>
            </StageMessages>
          </Stage>
        ))}
      </Stages>
      <WireFlowSignUp {...props} />
    </Screen>
  );
}
