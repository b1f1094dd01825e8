import {
  CompareButton,
  MeasurementSwitch,
  WireFileForm,
  WireDisclosure,
  WireForm,
  WireProblems,
  WireVerdicts,
  type ShownMachine,
} from '@kmx/blocks';
import { formatWireList } from '@kmx/core/wire-check';
import { Container, Heading, Section, Stack, Text } from '@kmx/design-system';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { framePart } from '../frame/framePart';
import { findSitePage } from '@/server/links/findSitePage';
import type { SiteView } from '@/server/view/createSiteView';
import { createEnquiryHref } from '@/server/wireCheck/createEnquiryHref';
import { createWireFormLines } from '@/server/wireCheck/createWireFormLines';
import { describeWireCheckPage } from '@/server/wireCheck/describeWireCheckPage';
import { isComplete } from '@/server/wireCheck/isComplete';
import type { WireCheckOutcome } from '@/server/wireCheck/loadWireCheck';
import type { WireRequest } from '@/server/wireCheck/readWireRequest';
import { createWireCheckLinks, wireCheckApi, wireCheckHref } from '@/server/wireCheck/wireCheckLinks';
import { exampleWires } from '@/server/wireCheck/wireExample';

interface WireCheckPageViewProps {
  view: SiteView;
  request: WireRequest;
  outcome: WireCheckOutcome;
}

function Forms({ view, request, outcome }: WireCheckPageViewProps) {
  const { intl, links, locale, measurement } = view;
  const forms = (
    <Stack gap="xl">
      <WireForm intl={intl} action={wireCheckHref(links)} {...createWireFormLines(request, measurement)} />
      <WireFileForm
        intl={intl}
        action={wireCheckApi(locale)}
        sampleHref="/api/wire-check/sample"
        exampleHref={wireCheckHref(links, exampleWires())}
      />
    </Stack>
  );
  if (!isComplete(request, outcome)) return forms;
  return <WireDisclosure title={intl.formatMessage({ id: 'wireCheck.change' })}>{forms}</WireDisclosure>;
}

function Outcome({ view, outcome }: Pick<WireCheckPageViewProps, 'view' | 'outcome'>) {
  const { intl, links, locale, measurement } = view;
  const context = { intl, language: locale.language, measurement };
  const contactPage = findSitePage(view, ['contact', 'kontakt']);
  switch (outcome.kind) {
    case 'nothing':
      return null;
    case 'unavailable':
      return <Text>{intl.formatMessage({ id: 'wireCheck.unavailable' })}</Text>;
    case 'checked':
      return (
        <WireVerdicts
          {...context}
          check={outcome.check}
          links={createWireCheckLinks(
            links,
            outcome.check,
            measurement,
            contactPage && createEnquiryHref(contactPage, outcome.check, context),
          )}
          measurementSwitch={
            <MeasurementSwitch
              intl={intl}
              measurement={measurement}
              query={formatWireList(outcome.check.wires)}
              anchor="wire-verdicts-title"
              isFetched
            />
          }
          actionOf={({ slug, name, classification }: ShownMachine) =>
            framePart(view, `compare ${JSON.stringify([slug, name, classification])}`, () => (
              <CompareButton intl={intl} product={{ slug, name, classification }} />
            ))
          }
        />
      );
  }
}

/** Wire check: form and upload of a wire list, then the suitable machines for each wire with reasons. */
export function WireCheckPageView({ view, request, outcome }: WireCheckPageViewProps) {
  const { intl } = view;
  const { leftOut } = request.list;
  return (
    <ApplicationPageView view={view} page={describeWireCheckPage(view, request)}>
      <Section spacing="m">
        <Container>
          <Stack gap="xl">
            <Stack as="header">
              <Heading level={1} size="xl">
                {intl.formatMessage({ id: 'wireCheck.title' })}
              </Heading>
              <Text size="m" tone="muted">
                {intl.formatMessage({ id: 'wireCheck.intro' })}
              </Text>
            </Stack>
            <WireProblems intl={intl} problems={request.problems} />
            {leftOut > 0 && (
              <Text>{intl.formatMessage({ id: 'wireCheck.leftOut' }, { count: String(leftOut) })}</Text>
            )}
            <Forms view={view} request={request} outcome={outcome} />
            <Outcome view={view} outcome={outcome} />
          </Stack>
        </Container>
      </Section>
    </ApplicationPageView>
  );
}
