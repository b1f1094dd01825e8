import { Badge, Link } from '@kmx/design-system';

import { altTextEditAddress } from '../../../server/editor/health/healthAddresses';
import { Line } from '../Editor.styles';
import { languageName } from '../translationMessages';
import { Findings, toRows, type HealthTableProps } from './HealthTables';
import { FormLink, formatBytes, kindIds, UseLinks } from './LibraryTables';
import type {
  DuplicateGroup,
  LicenceItem,
  MissingAltText,
} from '@/server/editor/health/serviceHealth.schema';

type TableProps<Item> = Pick<HealthTableProps, 'view' | 'caption'> & { items: readonly Item[] };

/** Pictures without alternative text; each language opens the text in that language. */
export const AltTextTable = ({ view, caption, items }: TableProps<MissingAltText>) => (
  <Findings
    view={view}
    caption={caption}
    columns={['editor.health.column.picture', 'editor.health.column.languages', 'editor.health.column.where']}
    rows={toRows(items, (item) => [
      <FormLink key="picture" view={view} collection="media" id={item.id} name={item.name} />,
      <Line key="languages">
        {item.languages.map((language) => (
          <li key={language}>
            <Link href={altTextEditAddress(view, item.id, language)} isExternal dataLink="plain">
              {languageName(view.intl, language)}
            </Link>
          </li>
        ))}
      </Line>,
      <UseLinks key="where" item={item} view={view} />,
    ])}
  />
);

export const LicenceTable = ({ view, caption, items }: TableProps<LicenceItem>) => (
  <Findings
    view={view}
    caption={caption}
    columns={[
      'editor.health.column.name',
      'editor.health.column.licence',
      'editor.health.column.ends',
      'editor.health.column.where',
    ]}
    rows={toRows(items, (item) => [
      <FormLink key="name" view={view} collection={item.collection} id={item.id} name={item.name} />,
      item.licence,
      <span key="ends">
        {view.intl.formatDate(item.ends, { dateStyle: 'medium', timeZone: 'UTC' })}{' '}
        {item.state === 'ended' && (
          <Badge tone="error">{view.intl.formatMessage({ id: 'editor.health.licence.ended' })}</Badge>
        )}
      </span>,
      <UseLinks key="where" item={item} view={view} />,
    ])}
  />
);

/** Files that the library has more than once, the largest first. */
export const DuplicateTable = ({ view, caption, items }: TableProps<DuplicateGroup>) => (
  <Findings
    view={view}
    caption={caption}
    columns={['editor.health.column.name', 'editor.health.column.kind', 'editor.health.column.size']}
    rows={toRows(items, ({ collection, copies, size }) => [
      <Line key="copies">
        {copies.map(({ id, name }) => (
          <li key={id}>
            <FormLink view={view} collection={collection} id={id} name={name} />
          </li>
        ))}
      </Line>,
      view.intl.formatMessage({ id: kindIds[collection] }),
      formatBytes(view.intl, size),
    ])}
  />
);
