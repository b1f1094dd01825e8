'use client';

import { useApolloClient, useQuery } from '@apollo/client/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Heading } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import { canUseInventory, canUseParts, canUseTickets } from '../../shared/canUse';
import { canAdminister } from '../../users/userAddresses';
import { createWaitingCards, type WaitingCard } from './createWaitingCards';
import { DashboardDocument } from './waiting.customerQuery';
import {
  Card,
  Cards,
  Detail,
  Entries,
  Entry,
  EntryTitle,
  Figure,
  Header,
  Links,
  Nothing,
  Section,
} from './Waiting.styles';

const WaitingCardView = ({ card }: { readonly card: WaitingCard }) => (
  <Card>
    <Header>
      <Figure>
        <FormattedNumber value={card.total} />
      </Figure>
      <Heading level={3} size="s">
        {card.title}
      </Heading>
    </Header>
    <Entries>
      {card.entries.map(({ id, href, title, detail }) => (
        <li key={id}>
          <Entry href={href} data-link="route">
            <EntryTitle>{title}</EntryTitle>
            <Detail>{detail}</Detail>
          </Entry>
        </li>
      ))}
    </Entries>
    <Links>
      {card.links.map(({ href, text }) => (
        <a key={href} href={href} data-link="route">
          {text}
        </a>
      ))}
    </Links>
  </Card>
);

interface WaitingProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

function WaitingContent({ locale, user }: WaitingProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { data, error, loading } = useQuery(DashboardDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (data?.dashboard) {
    const cards = createWaitingCards(intl, locale, user, data.dashboard);
    if (cards.length === 0)
      return (
        <Nothing>
          <FormattedMessage id="portal.waiting.nothing" />
        </Nothing>
      );
    return (
      <Cards>
        {cards.map((card) => (
          <WaitingCardView key={card.id} card={card} />
        ))}
      </Cards>
    );
  }
  if (error)
    return (
      <ProblemNotice
        problem={toDataProblem(error)}
        isRetrying={loading}
        // Refetches everything, because other parts of the dashboard failed as well.
        onRetry={() => void client.refetchQueries({ include: 'active' }).catch(() => undefined)}
      />
    );
  return <Skeleton lines={5} />;
}

/** Pending work, for users with access to one of its areas. */
export function Waiting(props: WaitingProps) {
  const { user } = props;
  if (!canAdminister(user) && !canUseTickets(user) && !canUseInventory(user) && !canUseParts(user))
    return null;
  return (
    <Section aria-labelledby="waiting">
      <Heading level={2} size="m" id="waiting">
        <FormattedMessage id="portal.waiting.title" />
      </Heading>
      <WaitingContent {...props} />
    </Section>
  );
}
