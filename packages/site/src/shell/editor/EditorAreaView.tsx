import { applicationPaths } from '@kmx/core';
import {
  Container,
  FlashMessage,
  Grid,
  Heading,
  KeyFigure,
  Overline,
  Section,
  Stack,
  Text,
} from '@kmx/design-system';

import { ApplicationPageView } from '../ApplicationPageView';
import { EditorFilters } from './EditorFilters';
import { EditorMenus } from './EditorMenus';
import { EditorNavigation } from './EditorNavigation';
import { EditorPageList } from './EditorPageList';
import { failureIds } from './translationFailureIds';
import { TranslationPanel } from './TranslationPanel';
import type { Morning } from '@/server/editor/area/createMorning';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorAreaViewProps {
  view: SiteView;
  area: EditorArea;
}

/** More rows than anybody reads; filters find the rest. */
const mostRows = 300;

/** The editor area as a page of the application; search engines never keep it. */
export const describeEditorArea = ({ intl }: Pick<SiteView, 'intl'>): ApplicationPage => ({
  path: applicationPaths.editor,
  title: intl.formatMessage({ id: 'editor.area.title' }),
  isIndexed: false,
});

const figures = [
  ['stale', 'editor.area.figure.stale'],
  ['marked', 'editor.area.figure.marked'],
  ['inProgress', 'editor.area.figure.inProgress'],
  ['unpublished', 'editor.area.figure.unpublished'],
] as const satisfies readonly (readonly [keyof Morning, string])[];

function MorningFigures({ view: { intl }, morning }: { view: SiteView; morning: Morning }) {
  return (
    <Grid columns={4}>
      {figures.map(([name, id]) => (
        <KeyFigure
          key={name}
          value={intl.formatNumber(morning[name])}
          label={intl.formatMessage({ id }, { count: morning[name] })}
        />
      ))}
    </Grid>
  );
}

function AreaHead({ view, area }: EditorAreaViewProps) {
  const { intl, site } = view;
  return (
    <Section spacing="m">
      <Container>
        <Stack gap="l">
          <Stack as="header" gap="s">
            <Overline>{intl.formatMessage({ id: 'explain.overline' })}</Overline>
            <Heading level={1} size="xl">
              {intl.formatMessage({ id: 'editor.area.titleOf' }, { site: site.name })}
            </Heading>
            <EditorNavigation view={view} current="area" />
          </Stack>
          {area.pages.ok && <MorningFigures view={view} morning={area.pages.value.morning} />}
        </Stack>
      </Container>
    </Section>
  );
}

function Pages({ view, area: { query, pages } }: EditorAreaViewProps) {
  const { intl } = view;
  if (!pages.ok)
    return (
      <FlashMessage type="error" isStatic>
        {intl.formatMessage({ id: failureIds[pages.error.code] })}
      </FlashMessage>
    );
  const { pages: found, draftCount } = pages.value;
  return (
    <>
      {found.length > 0 ? (
        <EditorPageList view={view} query={query} pages={found.slice(0, mostRows)} />
      ) : (
        <Text>{intl.formatMessage({ id: 'editor.area.noPages' })}</Text>
      )}
      {found.length > mostRows && (
        <Text size="xs" tone="muted">
          {intl.formatMessage({ id: 'editor.area.more' }, { shown: String(mostRows) })}
        </Text>
      )}
      {draftCount > 0 && (
        <Text size="xs" tone="muted">
          {intl.formatMessage({ id: 'editor.area.draftsLeftOut' }, { count: draftCount })}
        </Text>
      )}
    </>
  );
}

function PageSection(props: EditorAreaViewProps) {
  const { view, area } = props;
  return (
    <Section spacing="m" labelledBy="pages">
      <Container>
        <Stack gap="m">
          <Heading level={2} id="pages" size="l">
            {view.intl.formatMessage({ id: 'editor.area.pagesTitle' })}
          </Heading>
          <EditorFilters
            view={view}
            query={area.query}
            selection={area.pages.ok ? area.pages.value : undefined}
            sections={area.navigation.ok ? area.navigation.value.sections : []}
          />
          <Pages {...props} />
        </Stack>
      </Container>
    </Section>
  );
}

function MenuSection({ view, area }: EditorAreaViewProps) {
  const { intl } = view;
  const { query, navigation, pages } = area;
  return (
    <Section tone="mist" spacing="m" labelledBy="navigation">
      <Container>
        <Stack gap="l">
          <Heading level={2} id="navigation" size="l">
            {intl.formatMessage({
              id: query.stage === 'DRAFT' ? 'editor.area.navigationDraft' : 'editor.area.navigationPublished',
            })}
          </Heading>
          {navigation.ok ? (
            <EditorMenus
              view={view}
              query={query}
              menus={navigation.value.menus}
              pages={pages.ok ? pages.value.byId : new Map()}
            />
          ) : (
            <FlashMessage type="error" isStatic>
              {intl.formatMessage({ id: 'editor.failure.navigation' })}
            </FlashMessage>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

/** What an editor opens each morning (section 2.3): what waits, which pages, how far each translation is, and the navigation. */
export function EditorAreaView({ view, area }: EditorAreaViewProps) {
  return (
    <ApplicationPageView view={view} page={describeEditorArea(view)}>
      <AreaHead view={view} area={area} />
      {area.chosen && <TranslationPanel view={view} query={area.query} chosen={area.chosen} />}
      <PageSection view={view} area={area} />
      <MenuSection view={view} area={area} />
    </ApplicationPageView>
  );
}
