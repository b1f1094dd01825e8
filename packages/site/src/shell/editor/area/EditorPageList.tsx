import type { IntlShape } from 'react-intl/server';
import { pagePath } from '@kmx/core';
import { Badge, ButtonLink, Link, Text, VisuallyHidden } from '@kmx/design-system';

import { areaPageHref, previewHref, publicHref } from '../../../server/editor/area/areaLinks';
import { pageEditAddress } from '../../../server/editor/explain/pageEditAddress';
import { Links } from '../Editor.styles';
import { EditorTable, type EditorColumn } from '../EditorTable';
import { shortDay, stateIds, stateTones } from '../translationMessages';
import { LanguageStates } from './LanguageStates';
import type { MessageId } from '@/MessageId';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { AreaPage } from '@/server/editor/area/selectPages';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorPageListProps {
  view: SiteView;
  query: EditorArea['query'];
  pages: readonly AreaPage[];
}

interface CellProps extends Omit<EditorPageListProps, 'pages'> {
  page: AreaPage;
}

function PageName({ view, query, page }: CellProps) {
  return (
    <>
      <Link href={areaPageHref(view, query, page.id)} dataLink="route">
        {page.title}
      </Link>
      <Text as="div" size="xxs" tone="muted">
        {pagePath(page)}
      </Text>
      {query.isAllCountries && page.countries.map((country) => <Badge key={country}>{country}</Badge>)}
    </>
  );
}

/** Shows if a page is published, and if it has a newer draft. */
export function PublicationBadge({ intl, page }: { intl: IntlShape; page: Omit<AreaPage, 'state'> }) {
  if (!page.isPublished) return <Badge>{intl.formatMessage({ id: 'editor.area.publication.draft' })}</Badge>;
  return page.hasDraft ? (
    <Badge tone="info">{intl.formatMessage({ id: 'editor.area.publication.newerDraft' })}</Badge>
  ) : (
    <Badge tone="success">{intl.formatMessage({ id: 'editor.area.publication.published' })}</Badge>
  );
}

/** Links to the published page, its newest draft and its edit form. */
export function PageLinks({ view, page }: { view: SiteView; page: Omit<AreaPage, 'state'> }) {
  const links = [
    ...(page.isPublished
      ? [{ id: 'editor.area.way.open', icon: 'view', href: publicHref(view, page) } as const]
      : []),
    { id: 'editor.area.way.preview', icon: 'web', href: previewHref(view, page.id) } as const,
    { id: 'editor.area.way.edit', icon: 'edit', href: pageEditAddress(view, page.id) } as const,
  ];
  return (
    <Links>
      {links.map(({ id, icon, href }) => (
        <ButtonLink key={id} href={href} variant="ghost" size="s" icon={icon} dataLink="plain">
          {view.intl.formatMessage({ id })}
          <VisuallyHidden> {page.title}</VisuallyHidden>
        </ButtonLink>
      ))}
    </Links>
  );
}

function createColumns(props: Omit<EditorPageListProps, 'pages'>): readonly EditorColumn<AreaPage>[] {
  const { intl } = props.view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  return [
    {
      id: 'page',
      label: format('editor.area.column.page'),
      render: (page) => <PageName {...props} page={page} />,
    },
    {
      id: 'publication',
      label: format('editor.area.column.publication'),
      render: (page) => <PublicationBadge intl={intl} page={page} />,
    },
    {
      id: 'state',
      label: format('editor.area.column.state'),
      render: ({ state }) =>
        state ? (
          <Badge tone={stateTones[state]}>{format(stateIds[state])}</Badge>
        ) : (
          <Text as="span" size="xs" tone="muted">
            {format(stateIds.none)}
          </Text>
        ),
    },
    {
      id: 'languages',
      label: format('editor.area.column.languages'),
      render: ({ targetLanguages }) =>
        targetLanguages.length > 0 && <LanguageStates intl={intl} targets={targetLanguages} />,
    },
    {
      id: 'changed',
      label: format('editor.area.column.changed'),
      kind: 'date',
      render: ({ updatedAt }) => shortDay(intl, updatedAt),
    },
    {
      id: 'ways',
      label: format('editor.area.column.ways'),
      isLabelHidden: true,
      isWhole: true,
      render: (page) => <PageLinks view={props.view} page={page} />,
    },
  ];
}

/** Pages with publication and translation states, most urgent first. */
export function EditorPageList({ pages, ...props }: EditorPageListProps) {
  return (
    <EditorTable
      caption={props.view.intl.formatMessage({ id: 'editor.area.pagesTitle' })}
      columns={createColumns(props)}
      rows={pages}
      getRowId={({ id }) => id}
    />
  );
}
