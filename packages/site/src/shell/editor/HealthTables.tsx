import type { ReactNode } from 'react';
import { Badge, Link, Text } from '@kmx/design-system';

import { blockName } from '../../server/editor/health/blockName';
import { mediaEditAddress, placeEditAddress } from '../../server/editor/health/healthAddresses';
import { Line } from './Editor.styles';
import { EditorTable, type EditorColumn } from './EditorTable';
import { languageName } from './translationMessages';
import type {
  DeadLinkReason,
  HealthPlace,
  MissingLanguages,
  SiteHealth,
} from '@/server/editor/health/SiteHealth';
import type { SiteView } from '@/server/view/createSiteView';

export interface HealthTableProps {
  view: SiteView;
  health: SiteHealth;
  caption: string;
}

interface Row {
  id: string;
  cells: readonly ReactNode[];
}

interface FindingsProps extends Pick<HealthTableProps, 'view' | 'caption'> {
  /** The message of each column's head. */
  columns: readonly string[];
  rows: readonly Row[];
}

/** Of a block used everywhere, some of its pages are enough to find it. */
const maxPagesNamed = 5;

const reasonIds: Record<DeadLinkReason, string> = {
  gone: 'editor.health.link.gone',
  unpublished: 'editor.health.link.unpublished',
  noFile: 'editor.health.link.noFile',
  noProduct: 'editor.health.link.noProduct',
  notFound: 'editor.health.link.notFound',
};

/** What may be long takes the whole width of a card. */
const wholeColumns: ReadonlySet<string> = new Set([
  'editor.health.column.problem',
  'editor.health.column.where',
]);

const amountColumns: ReadonlySet<string> = new Set([
  'editor.health.column.count',
  'editor.health.column.pages',
  'editor.health.column.size',
]);

/** A table of what was found, or the words that nothing was. */
export function Findings({ view: { intl }, caption, columns, rows }: FindingsProps) {
  if (rows.length === 0) return <Text>{intl.formatMessage({ id: 'editor.health.none' })}</Text>;
  return (
    <EditorTable
      caption={caption}
      columns={columns.map((id, index): EditorColumn<Row> => ({
        id,
        label: intl.formatMessage({ id }),
        isWhole: wholeColumns.has(id),
        kind: amountColumns.has(id) ? 'amount' : 'text',
        render: ({ cells }) => cells[index],
      }))}
      rows={rows}
      getRowId={({ id }) => id}
    />
  );
}

const pageName = ({ title, slug, id }: HealthPlace['page']): string => title || slug || id;

interface PlaceLinkProps extends Pick<HealthTableProps, 'view'> {
  place: Pick<HealthPlace, 'page' | 'block'>;
}

/** The page's name, which leads to its form, at the block where there is one. */
const PlaceLink = ({ view, place: { page, block } }: PlaceLinkProps) => (
  <Link href={placeEditAddress(view, { page, block })} isExternal dataLink="plain">
    {pageName(page)}
  </Link>
);

const blockCell = ({ block }: HealthPlace) => block && `${block.position + 1} · ${blockName(block.type)}`;

const placeCells = (view: SiteView, place: HealthPlace): readonly ReactNode[] => [
  <PlaceLink key="page" view={view} place={place} />,
  blockCell(place),
  place.field,
];

const placeColumns = [
  'editor.health.column.page',
  'editor.health.column.block',
  'editor.health.column.field',
] as const;

/** Rows named by their place. */
export const toRows = <TItem,>(
  items: readonly TItem[],
  toCells: (item: TItem) => readonly ReactNode[],
): Row[] => items.map((item, index) => ({ id: String(index), cells: toCells(item) }));

/** Pages that could not be read, and blocks that readers do not see. */
export function FaultTable({ view, health, caption }: HealthTableProps) {
  const unread = view.intl.formatMessage({ id: 'editor.health.unreadable' });
  const rows = [
    ...health.unreadable.map((page) => ({ place: { page, block: undefined, field: '' }, message: unread })),
    ...health.faults,
  ];
  return (
    <Findings
      view={view}
      caption={caption}
      columns={[...placeColumns, 'editor.health.column.problem']}
      rows={toRows(rows, ({ place, message }) => [...placeCells(view, place), message])}
    />
  );
}

/** Links that readers cannot follow. */
export const DeadLinkTable = ({ view, health, caption }: HealthTableProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={[...placeColumns, 'editor.health.column.link', 'editor.health.column.problem']}
    rows={toRows(health.deadLinks, ({ place, text, reason }) => [
      ...placeCells(view, place),
      text,
      view.intl.formatMessage({ id: reasonIds[reason] }),
    ])}
  />
);

/** Pictures without alternative text. */
export const PictureTable = ({ view, health, caption }: HealthTableProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={[...placeColumns, 'editor.health.column.picture']}
    rows={toRows(health.pictures, ({ place, mediaId }) => [
      ...placeCells(view, place),
      <Link key="picture" href={mediaEditAddress(view, mediaId)} isExternal dataLink="plain">
        {view.intl.formatMessage({ id: 'editor.health.openPicture' })}
      </Link>,
    ])}
  />
);

interface PagesProps extends Pick<HealthTableProps, 'view'> {
  pages: readonly HealthPlace['page'][];
}

const Pages = ({ view, pages }: PagesProps) => (
  <Line>
    {pages.map((page) => (
      <li key={page.id}>
        <PlaceLink view={view} place={{ page, block: undefined }} />
      </li>
    ))}
  </Line>
);

/** Pages that lack languages of the site: those that lack the same ones together, since they are put right together. */
export function LanguageTable({ view, health: { missingLanguages }, caption }: HealthTableProps) {
  const { intl } = view;
  const nameOf = ({ languages }: MissingLanguages) =>
    intl.formatList(languages.map((language) => languageName(intl, language)));
  const names = [...new Set(missingLanguages.map(nameOf))];
  return (
    <Findings
      view={view}
      caption={caption}
      columns={['editor.health.column.languages', 'editor.health.column.where']}
      rows={toRows(names, (name) => [
        name,
        <Pages
          key="pages"
          view={view}
          pages={missingLanguages.filter((missing) => nameOf(missing) === name).map(({ page }) => page)}
        />,
      ])}
    />
  );
}

/** How often each block is used, and on which pages. */
export const UsageTable = ({ view, health, caption }: HealthTableProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={[
      'editor.health.column.block',
      'editor.health.column.count',
      'editor.health.column.pages',
      'editor.health.column.where',
    ]}
    rows={toRows(health.usage, ({ blockType, count, pages }) => [
      count === 0 ? <Badge key="unused">{blockName(blockType)}</Badge> : blockName(blockType),
      view.intl.formatNumber(count),
      view.intl.formatNumber(pages.length),
      pages.length > 0 && (
        <div key="where">
          <Pages view={view} pages={pages.slice(0, maxPagesNamed)} />
          {pages.length > maxPagesNamed && '…'}
        </div>
      ),
    ])}
  />
);
