import { applicationPaths } from '@kmx/core';
import { Container, Grid, Heading, Link, Section, Stack, Text } from '@kmx/design-system';

import { ApplicationPageView } from '../ApplicationPageView';
import { ViewAsForm } from './ViewAsForm';
import { describeLens, lensProblemIds } from './viewAsWords';
import type { LensFrame } from '@/server/editor/viewAs/createLensFrame';
import type { ViewAs } from '@/server/editor/viewAs/loadViewAs';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

/** The screen as the frame knows it: for editors, and in no search engine. */
export const describeViewAs = ({ intl }: SiteView): ApplicationPage => ({
  path: applicationPaths.viewAs,
  title: intl.formatMessage({ id: 'editor.viewAs.title' }),
  isIndexed: false,
});

/** Two stand beside each other; a page is seen as high as on a laptop. */
const frameHeight = 900;

function Lens({ view: { intl }, frame }: { view: SiteView; frame: LensFrame }) {
  const { lens, siteName, address, problem } = frame;
  const title = describeLens(intl, lens, siteName);
  return (
    <Stack as="section">
      <Heading level={2} size="s">
        {title}
      </Heading>
      {problem === undefined ? (
        <>
          <iframe src={address} title={title} width="100%" height={frameHeight} loading="lazy" />
          <div>
            <Link href={address} isExternal dataLink="plain">
              {intl.formatMessage({ id: 'editor.viewAs.openAlone' })}
            </Link>
          </div>
        </>
      ) : (
        <Text>{intl.formatMessage({ id: lensProblemIds[problem] })}</Text>
      )}
    </Stack>
  );
}

/** One page as one or two readers see it, side by side. */
export function ViewAsView({ view, viewAs }: { view: SiteView; viewAs: ViewAs }) {
  const { intl } = view;
  const { frames, pagesFailure } = viewAs;
  const lenses = frames.map((frame) => <Lens key={frame.side} view={view} frame={frame} />);
  return (
    <ApplicationPageView view={view} page={describeViewAs(view)}>
      <Section>
        <Container width="full">
          <Stack gap="xl">
            <Stack as="header">
              <Heading level={1} size="xl">
                {intl.formatMessage({ id: 'editor.viewAs.title' })}
              </Heading>
              <Text>{intl.formatMessage({ id: 'editor.viewAs.text' })}</Text>
              {pagesFailure && <Text>{intl.formatMessage({ id: 'editor.viewAs.publishedOnly' })}</Text>}
            </Stack>
            <ViewAsForm view={view} viewAs={viewAs} />
            {lenses.length > 1 ? <Grid columns={2}>{lenses}</Grid> : lenses}
          </Stack>
        </Container>
      </Section>
    </ApplicationPageView>
  );
}
