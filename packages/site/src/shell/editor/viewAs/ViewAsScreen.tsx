import { Container, Grid, Heading, Link, Section, Stack, Text } from '@kmx/design-system';

import { LensWindow, Views } from '../Editor.styles';
import { EditorHeader } from '../EditorHeader';
import { ViewAsForm } from './ViewAsForm';
import { describeLens, lensProblemIds, viewsAnchor } from './viewAsMessages';
import type { LensFrame } from '@/server/editor/viewAs/createLensFrame';
import type { ViewAs } from '@/server/editor/viewAs/loadViewAs';
import type { SiteView } from '@/server/view/createSiteView';

export interface ViewAsScreenProps {
  view: SiteView;
  viewAs: ViewAs;
}

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
          <LensWindow src={address} title={title} loading="lazy" />
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

/** The choices with the resulting views, without the site's frame. */
export function ViewAsScreen({ view, viewAs }: ViewAsScreenProps) {
  const { intl } = view;
  const { frames, pagesFailure } = viewAs;
  const lenses = frames.map((frame) => <Lens key={frame.side} view={view} frame={frame} />);
  return (
    <Section spacing="m">
      <Stack gap="xl">
        <Container>
          <Stack gap="l">
            <EditorHeader
              view={view}
              current="viewAs"
              title={intl.formatMessage({ id: 'editor.viewAs.title' })}
            >
              <Text>{intl.formatMessage({ id: 'editor.viewAs.text' })}</Text>
              {pagesFailure && <Text>{intl.formatMessage({ id: 'editor.viewAs.publishedOnly' })}</Text>}
            </EditorHeader>
            <ViewAsForm view={view} viewAs={viewAs} />
          </Stack>
        </Container>
        {lenses.length > 0 && (
          <Views id={viewsAnchor}>
            {lenses.length > 1 ? (
              <Container width="full">
                <Grid columns={2}>{lenses}</Grid>
              </Container>
            ) : (
              <Container>{lenses}</Container>
            )}
          </Views>
        )}
      </Stack>
    </Section>
  );
}
