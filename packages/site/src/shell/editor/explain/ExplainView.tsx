import {
  Badge,
  Container,
  Heading,
  Link,
  Section,
  Stack,
  StepList,
  Table,
  Text,
  type BadgeProps,
} from '@kmx/design-system';

import { DefaultLayout } from '../../frame/DefaultLayout';
import { EditorTopline } from '../EditorTopline';
import { createExplainStep } from './ExplainViewStep';
import type { MessageId } from '@/MessageId';
import type { OutcomeSummary } from '@/server/editor/explain/describeOutcome';
import type { Explanation } from '@/server/editor/explain/loadExplanation';
import { pageEditAddress } from '@/server/editor/explain/pageEditAddress';
import type { SiteView } from '@/server/view/createSiteView';

interface ExplainViewProps {
  view: SiteView;
  /** Undefined if the request does not name an address. */
  url: URL | undefined;
  explanation: Explanation | undefined;
}

const outcomeTones: Record<OutcomeSummary['kind'], NonNullable<BadgeProps['tone']>> = {
  page: 'success',
  application: 'success',
  redirect: 'accent',
  notFound: 'neutral',
  misconfigured: 'error',
};

interface OutcomeProps {
  view: SiteView;
  url: URL;
  outcome: OutcomeSummary;
}

function Details({ view, url, outcome }: OutcomeProps) {
  const { intl, system } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  const { siteKey, locale, page } = outcome;
  const site = system.sites.find(({ key }) => key === siteKey)?.name ?? siteKey;
  const rows = [
    { id: 'address', cells: [format('explain.fact.address'), url.href] },
    ...(site ? [{ id: 'site', cells: [format('explain.fact.site'), site] }] : []),
    ...(locale ? [{ id: 'locale', cells: [format('explain.fact.locale'), locale] }] : []),
    ...(page
      ? [
          {
            id: 'page',
            cells: [
              format('explain.fact.page'),
              <Link key="edit" href={pageEditAddress(view, page.id)} isExternal dataLink="plain">
                {format('explain.openInCms')}
              </Link>,
            ],
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={format('explain.factsTitle')}
      isCaptionHidden
      columns={[
        { id: 'fact', label: format('explain.fact') },
        { id: 'value', label: format('explain.value') },
      ]}
      rows={rows}
    />
  );
}

function Steps({ view: { intl }, lines }: { view: SiteView; lines: Explanation['lines'] }) {
  const hops = [...new Set(lines.map(({ hop }) => hop))];
  return hops.map((hop) => (
    <Stack key={hop} gap="m" as="section">
      <Heading level={2} size="l">
        {hop === 0
          ? intl.formatMessage({ id: 'explain.stepsTitle' })
          : intl.formatMessage({ id: 'explain.hop' }, { hop })}
      </Heading>
      <StepList
        headingLevel={3}
        items={lines.filter((line) => line.hop === hop).map((line) => createExplainStep(line, intl))}
      />
    </Stack>
  ));
}

/** Explains to an editor how an address is routed: the outcome first, then each decision. */
export function ExplainView({ view, url, explanation }: ExplainViewProps) {
  const { intl } = view;
  return (
    <DefaultLayout view={view}>
      <Section>
        <Container width="breakOut">
          <Stack gap="xl">
            <Stack as="header">
              <EditorTopline view={view} overline={intl.formatMessage({ id: 'explain.title' })} />
              {explanation && (
                <div>
                  <Badge tone={outcomeTones[explanation.outcome.kind]}>{explanation.outcome.status}</Badge>
                </div>
              )}
              <Heading level={1} size="xl">
                {explanation?.outcome.text ?? intl.formatMessage({ id: 'explain.title' })}
              </Heading>
              {explanation && url ? (
                <Details view={view} url={url} outcome={explanation.outcome} />
              ) : (
                <Text>{intl.formatMessage({ id: 'explain.badAddress' })}</Text>
              )}
            </Stack>
            {explanation && <Steps view={view} lines={explanation.lines} />}
          </Stack>
        </Container>
      </Section>
    </DefaultLayout>
  );
}
