import type { ReactNode } from 'react';
import { Container, FlashMessage, Grid, Heading, KeyFigure, Section, Stack, Text } from '@kmx/design-system';

import { EditorHeader } from '../EditorHeader';
import { failureIds } from '../translationFailureIds';
import { EditorFilters } from './EditorFilters';
import { EditorMenus } from './EditorMenus';
import { EditorPageList } from './EditorPageList';
import type { Morning } from '@/server/editor/area/createMorning';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { SiteView } from '@/server/view/createSiteView';

export interface EditorScreenProps {
  view: SiteView;
  area: EditorArea;
}

/** Longer lists are shortened; filters find the rest. */
const maxRows = 300;

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

function AreaHeader({ view, area }: EditorScreenProps) {
  const { intl, site } = view;
  return (
    <Section spacing="m">
      <Container>
        <Stack gap="l">
          <EditorHeader
            view={view}
            current="area"
            title={intl.formatMessage({ id: 'editor.area.titleOf' }, { site: site.name })}
          />
          {area.pages.ok && <MorningFigures view={view} morning={area.pages.value.morning} />}
        </Stack>
      </Container>
    </Section>
  );
}

function Pages({ view, area: { query, pages } }: EditorScreenProps) {
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
        <EditorPageList view={view} query={query} pages={found.slice(0, maxRows)} />
      ) : (
        <Text>{intl.formatMessage({ id: 'editor.area.noPages' })}</Text>
      )}
      {found.length > maxRows && (
        <Text size="xs" tone="muted">
          {intl.formatMessage({ id: 'editor.area.more' }, { shown: String(maxRows) })}
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

function PageSection(props: EditorScreenProps) {
  const { view, area } = props;
  return (
    // Without a label, because the list inside is already a region with this name.
    <Section spacing="m">
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

function MenuSection({ view, area }: EditorScreenProps) {
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

/** The screen without the site's frame; translations of the open page come between summary and list. */
export const EditorScreen = ({ children, ...props }: EditorScreenProps & { children?: ReactNode }) => (
  <>
    <AreaHeader {...props} />
    {children}
    <PageSection {...props} />
    <MenuSection {...props} />
  </>
);
