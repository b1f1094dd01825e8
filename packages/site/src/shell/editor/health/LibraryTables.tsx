import { Badge, Link, Text } from '@kmx/design-system';

import { cmsFormAddress } from '../../../server/editor/area/cmsAddress';
import { Line } from '../Editor.styles';
import { ShortMoment } from '../ShortMoment';
import { Findings, toRows, type HealthTableProps } from './HealthTables';
import type { MessageId } from '@/MessageId';
import type {
  BrokenRedirect,
  FailedSchedule,
  LibraryItem,
  MissingPicture,
} from '@/server/editor/health/serviceHealth.schema';
import type { SiteView } from '@/server/view/createSiteView';

type Intl = SiteView['intl'];

/** Longer lists are cut; the service returns unused items first. */
const maxItems = 100;

export const kindIds: Record<LibraryItem['collection'], MessageId> = {
  media: 'editor.health.library.picture',
  files: 'editor.health.library.file',
};

const typeIds: Record<FailedSchedule['type'], MessageId> = {
  publish: 'editor.health.schedule.publish',
  unpublish: 'editor.health.schedule.unpublish',
};

interface FormLinkProps extends Pick<HealthTableProps, 'view'> {
  collection: string;
  id: string;
  name: string;
}

export const FormLink = ({ view, name, ...document }: FormLinkProps) => (
  <Link href={cmsFormAddress(view, document)} isExternal dataLink="plain">
    {name}
  </Link>
);

/** Always in megabytes, because only large files are worth deleting. */
export function formatBytes(intl: Intl, bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const value = bytes / (isLarge ? 1_000_000 : 1_000);
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
}

interface UseLinksProps {
  item: Pick<LibraryItem, 'uses' | 'useCount'>;
  view: SiteView;
}

/** Links to the documents that use an item; the service names the first ones. */
export const UseLinks = ({ item: { uses, useCount }, view }: UseLinksProps) => (
  <>
    <Line>
      {uses.map(({ collection, id, title }) => (
        <li key={id}>
          <FormLink view={view} collection={collection} id={id} name={title} />
        </li>
      ))}
    </Line>
    {useCount > uses.length && '…'}
  </>
);

const Uses = ({ item, view }: { item: LibraryItem; view: SiteView }) => (
  <>
    {!item.isPublic && (
      <Badge tone="info">{view.intl.formatMessage({ id: 'editor.health.library.onlyDrafts' })}</Badge>
    )}
    <UseLinks item={item} view={view} />
  </>
);

interface LibraryProps extends Pick<HealthTableProps, 'view' | 'caption'> {
  items: readonly LibraryItem[];
}

const nameColumns = ['editor.health.column.name', 'editor.health.column.kind'] as const;

const nameCells = (view: SiteView, { collection, id, name }: LibraryItem) => [
  <FormLink key="name" view={view} collection={collection} id={id} name={name} />,
  view.intl.formatMessage({ id: kindIds[collection] }),
];

const Cut = ({ items, view: { intl } }: Pick<LibraryProps, 'items' | 'view'>) =>
  items.length > maxItems && (
    <Text size="xs">{intl.formatMessage({ id: 'editor.health.library.cut' }, { count: maxItems })}</Text>
  );

/** Unused pictures and files, largest first. */
export const UnusedTable = ({ view, items, caption }: LibraryProps) => (
  <>
    <Findings
      view={view}
      caption={caption}
      columns={[...nameColumns, 'editor.health.column.size']}
      rows={toRows(items.slice(0, maxItems), (item) => [
        ...nameCells(view, item),
        formatBytes(view.intl, item.size),
      ])}
    />
    <Cut items={items} view={view} />
  </>
);

/** Uses of pictures and files, least used first. */
export const UsesTable = ({ view, items, caption }: LibraryProps) => (
  <>
    <Findings
      view={view}
      caption={caption}
      columns={[...nameColumns, 'editor.health.column.count', 'editor.health.column.where']}
      rows={toRows(items.slice(0, maxItems), (item) => [
        ...nameCells(view, item),
        view.intl.formatNumber(item.useCount),
        <Uses key="where" item={item} view={view} />,
      ])}
    />
    <Cut items={items} view={view} />
  </>
);

interface ScheduleProps extends Pick<HealthTableProps, 'view' | 'caption'> {
  schedules: readonly FailedSchedule[];
}

/** Scheduled publications and withdrawals that failed. */
export const ScheduleTable = ({ view, schedules, caption }: ScheduleProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={[
      'editor.health.column.document',
      'editor.health.column.step',
      'editor.health.column.when',
      'editor.health.column.problem',
    ]}
    rows={toRows(schedules, ({ collection, documentId, title, type, failedAt, reason }) => [
      <FormLink key="document" view={view} collection={collection} id={documentId} name={title} />,
      view.intl.formatMessage({ id: typeIds[type] }),
      <ShortMoment key="moment" intl={view.intl} moment={failedAt} />,
      <span key="reason" lang="en">
        {reason}
      </span>,
    ])}
  />
);

interface MissingPictureProps extends Pick<HealthTableProps, 'view' | 'caption'> {
  pictures: readonly MissingPicture[];
}

export const MissingPictureTable = ({ view, pictures, caption }: MissingPictureProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={['editor.health.column.document', 'editor.health.column.where']}
    rows={toRows(pictures, ({ collection, id, title, places }) => [
      <FormLink key="document" view={view} collection={collection} id={id} name={title} />,
      <span key="places" lang="en">
        {view.intl.formatList(places, { type: 'unit' })}
      </span>,
    ])}
  />
);

interface RedirectProps extends Pick<HealthTableProps, 'view' | 'caption'> {
  redirects: readonly BrokenRedirect[];
}

export const RedirectTable = ({ view, redirects, caption }: RedirectProps) => (
  <Findings
    view={view}
    caption={caption}
    columns={['editor.health.column.address', 'editor.health.column.problem']}
    rows={toRows(redirects, ({ id, previousUrl, reason }) => [
      <FormLink key="redirect" view={view} collection="redirects" id={id} name={previousUrl} />,
      <span key="reason" lang="en">
        {reason}
      </span>,
    ])}
  />
);
