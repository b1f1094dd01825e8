import type { ReactNode } from 'react';
import { Badge, Link, Table, Text } from '@kmx/design-system';

import { languageName } from './translationWords';
import { blockName } from '@/server/editor/health/blockName';
import { mediaEditAddress, placeEditAddress } from '@/server/editor/health/healthAddresses';
import type { DeadLinkReason, HealthPlace, SiteHealth } from '@/server/editor/health/SiteHealth';
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
const mostPagesNamed = 5;

const reasonIds: Record<DeadLinkReason, string> = {
  gone: 'editor.health.link.gone',
  unpublished: 'editor.health.link.unpublished',
  noFile: 'editor.health.link.noFile',
};

/** A table of what was found, or the words that nothing was. */
export function Findings({ view: { intl }, caption, columns, rows }: FindingsProps) {
  if (rows.length === 0) return <Text>{intl.formatMessage({ id: 'editor.health.none' })}</Text>;
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns.map((id) => ({ id, label: intl.formatMessage({ id }) }))}
      rows={rows}
    />
  );
}

const pageName = ({ title, slug, id }: HealthPlace['page']): string => title || slug || id;

/** The page's name, which leads to its form, at the block where there is one. */
const PlaceLink = ({ place: { page, block } }: { place: Pick<HealthPlace, 'page' | 'block'> }) => (
  <Link href={placeEditAddress({ page, block })} isExternal dataLink="plain">
    {pageName(page)}
  </Link>
);

const blockCell = ({ block }: HealthPlace) => block && `${block.position + 1} · ${blockName(block.type)}`;

const placeCells = (place: HealthPlace): readonly ReactNode[] => [
  <PlaceLink key="page" place={place} />,
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
      rows={toRows(rows, ({ place, message }) => [...placeCells(place), message])}
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
      ...placeCells(place),
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
      ...placeCells(place),
      <Link key="picture" href={mediaEditAddress(mediaId)} isExternal dataLink="plain">
        {view.intl.formatMessage({ id: 'editor.health.openPicture' })}
      </Link>,
    ])}
  />
);

/** Pages that lack a language of the site. */
export const LanguageTable = ({ view, health, caption }: HealthTableProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={['editor.health.column.page', 'editor.health.column.languages']}
    rows={toRows(health.missingLanguages, ({ page, languages }) => [
      <PlaceLink key="page" place={{ page, block: undefined }} />,
      view.intl.formatList(languages.map((language) => languageName(view.intl, language))),
    ])}
  />
);

/** How often each block is used, and on which pages. */
export const UsageTable = ({ view: { intl }, health, caption }: HealthTableProps) => (
  <Table
    caption={caption}
    isCaptionHidden
    columns={[
      { id: 'block', label: intl.formatMessage({ id: 'editor.health.column.block' }) },
      { id: 'count', label: intl.formatMessage({ id: 'editor.health.column.count' }), isNumeric: true },
      { id: 'pages', label: intl.formatMessage({ id: 'editor.health.column.pages' }), isNumeric: true },
      { id: 'where', label: intl.formatMessage({ id: 'editor.health.column.where' }) },
    ]}
    rows={health.usage.map(({ blockType, count, pages }) => ({
      id: blockType,
      cells: [
        count === 0 ? <Badge key="unused">{blockName(blockType)}</Badge> : blockName(blockType),
        intl.formatNumber(count),
        intl.formatNumber(pages.length),
        <Pages key="where" pages={pages} />,
      ],
    }))}
  />
);

const Pages = ({ pages }: { pages: readonly HealthPlace['page'][] }) => (
  <>
    {pages.slice(0, mostPagesNamed).map((page) => (
      <Text key={page.id} as="div" size="xs">
        <PlaceLink place={{ page, block: undefined }} />
      </Text>
    ))}
    {pages.length > mostPagesNamed && '…'}
  </>
);
