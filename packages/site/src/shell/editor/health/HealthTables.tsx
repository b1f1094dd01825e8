import type { ReactNode } from 'react';
import { Badge, Link, Text } from '@kmx/design-system';

import { blockName } from '../../../server/editor/health/blockName';
import { contentEditAddress } from '../../../server/editor/health/healthAddresses';
import { Line } from '../Editor.styles';
import { EditorTable, type EditorColumn } from '../EditorTable';
import { languageName } from '../translationMessages';
import type { MessageId } from '@/MessageId';
import type {
  DeadLinkReason,
  ContentLocation,
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
  /** Column headers. */
  columns: readonly MessageId[];
  rows: readonly Row[];
}

/** A few pages suffice to find a block that is used everywhere. */
const maxPagesNamed = 5;

const reasonIds: Record<DeadLinkReason, MessageId> = {
  gone: 'editor.health.link.gone',
  unpublished: 'editor.health.link.unpublished',
  noFile: 'editor.health.link.noFile',
  noProduct: 'editor.health.link.noProduct',
  notFound: 'editor.health.link.notFound',
};

/** Columns with long values take the full width of a card. */
const wholeColumns: ReadonlySet<MessageId> = new Set([
  'editor.health.column.problem',
  'editor.health.column.where',
]);

const amountColumns: ReadonlySet<MessageId> = new Set([
  'editor.health.column.count',
  'editor.health.column.pages',
  'editor.health.column.size',
]);

/** Table of findings, or a message that there are none. */
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

const pageName = ({ title, slug, id }: ContentLocation['page']): string => title || slug || id;

interface LocationLinkProps extends Pick<HealthTableProps, 'view'> {
  place: Pick<ContentLocation, 'page' | 'block'>;
}

/** Name of the page, linked to its form at the row of the block. */
const LocationLink = ({ view, place: { page, block } }: LocationLinkProps) => (
  <Link href={contentEditAddress(view, { page, block })} isExternal dataLink="plain">
    {pageName(page)}
  </Link>
);

const blockCell = ({ block }: ContentLocation) => block && `${block.position + 1} · ${blockName(block.type)}`;

const locationCells = (view: SiteView, place: ContentLocation): readonly ReactNode[] => [
  <LocationLink key="page" view={view} place={place} />,
  blockCell(place),
  place.field,
];

const locationColumns = [
  'editor.health.column.page',
  'editor.health.column.block',
  'editor.health.column.field',
] as const;

/** Creates rows named by their location. */
export const toRows = <TItem,>(
  items: readonly TItem[],
  toCells: (item: TItem) => readonly ReactNode[],
): Row[] => items.map((item, index) => ({ id: String(index), cells: toCells(item) }));

/** Unreadable pages, and blocks that are not rendered. */
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
      columns={[...locationColumns, 'editor.health.column.problem']}
      rows={toRows(rows, ({ place, message }) => [...locationCells(view, place), message])}
    />
  );
}

export const DeadLinkTable = ({ view, health, caption }: HealthTableProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={[...locationColumns, 'editor.health.column.link', 'editor.health.column.problem']}
    rows={toRows(health.deadLinks, ({ place, text, reason }) => [
      ...locationCells(view, place),
      text,
      view.intl.formatMessage({ id: reasonIds[reason] }),
    ])}
  />
);

interface PagesProps extends Pick<HealthTableProps, 'view'> {
  pages: readonly ContentLocation['page'][];
}

const Pages = ({ view, pages }: PagesProps) => (
  <Line>
    {pages.map((page) => (
      <li key={page.id}>
        <LocationLink view={view} place={{ page, block: undefined }} />
      </li>
    ))}
  </Line>
);

/** Missing languages, grouped by the pages that lack the same ones. */
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

/** Number of uses of each block, with pages. */
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
