'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Heading } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { Part } from '../../shared/Detail.styles';
import { PortalHeading } from '../../shared/PortalHeading';
import { decideMoveLabelId } from '../shared/ticketLabels';
import { TicketStatusTag } from '../shared/TicketStatusTag';
import { Attachments } from './Attachments';
import { Conversation } from './Conversation';
import { OutcomeNotice } from './OutcomeNotice';
import { SupportTeamView } from './SupportTeamView';
import { TicketDetails } from './TicketDetails';
import { Areas, Thread, Watching } from './TicketParts.styles';
import { Aside, Beginning, TitleRow, Written } from './TicketView.styles';
import { useCommentForm } from './useCommentForm';
import { useTicketActions, type TicketChange } from './useTicketActions';
import { Watchers } from './Watchers';

interface TicketPartsProps {
  readonly detail: TicketDetailFactsFragment;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly config: PortalConfig;
  readonly onReload: () => void;
}

function Header({ detail: { ticket, canChooseStatus } }: Pick<TicketPartsProps, 'detail'>) {
  return (
    <PortalHeading
      title={ticket.subject}
      overline={ticket.number}
      lead={
        <TitleRow>
          <TicketStatusTag status={ticket.status} />
          <span>
            <FormattedMessage id={decideMoveLabelId(ticket.nextMove, canChooseStatus)} />
          </span>
        </TitleRow>
      }
    />
  );
}

const Description = ({ detail }: Pick<TicketPartsProps, 'detail'>) => (
  <Part aria-labelledby="ticket-description">
    <Heading level={2} size="s" id="ticket-description">
      <FormattedMessage id="portal.newTicket.description" />
    </Heading>
    <Written>{detail.description}</Written>
    <Attachments attachments={detail.attachments} />
  </Part>
);

export function TicketParts({ detail, locale, user, config, onReload }: TicketPartsProps) {
  const intl = useIntl();
  const ticketId = detail.ticket.id;
  const actions = useTicketActions(ticketId);
  const comment = useCommentForm({ ticketId, canChooseStatus: detail.canChooseStatus, actions });
  const { outcome } = actions;
  // The form clears the draft that it sent, which the change alone could not do.
  const retry = (change: TicketChange) =>
    void (change.kind === 'comment' ? comment.submit() : actions.run(change));
  const reload = () => {
    actions.clear();
    onReload();
  };
  const notice = outcome && (
    <OutcomeNotice outcome={outcome} config={config} onRetry={retry} onReload={reload} comment={comment} />
  );
  const isAboutWatching = outcome?.change.kind === 'watch';
  return (
    <>
      <Header detail={detail} />
      <Areas>
        <Beginning>
          <Description detail={detail} />
        </Beginning>
        <Aside aria-label={intl.formatMessage({ id: 'portal.ticketView.facts' })}>
          <TicketDetails detail={detail} locale={locale} user={user} />
        </Aside>
        <Thread>
          <Part aria-labelledby="ticket-conversation">
            <Heading level={2} size="s" id="ticket-conversation">
              <FormattedMessage id="portal.ticketView.conversation" />
            </Heading>
            <Conversation entries={detail.entries} />
          </Part>
          {!isAboutWatching && notice}
          <SupportTeamView detail={detail} actions={actions} comment={comment} />
        </Thread>
        {/* The DOM has the conversation before its watchers. */}
        <Watching>
          {isAboutWatching && notice}
          <Watchers detail={detail} actions={actions} ownId={user.id} />
        </Watching>
      </Areas>
    </>
  );
}
