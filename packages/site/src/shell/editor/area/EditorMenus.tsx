import { Badge, Grid, Heading, Link, Prose, Stack, Text } from '@kmx/design-system';

import { areaPageHref } from '../../../server/editor/area/areaLinks';
import { menuIds } from '../translationMessages';
import type { MessageId } from '@/MessageId';
import type { AreaMenus } from '@/server/editor/area/createAreaMenus';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { NavigationEntry } from '@/server/navigation/navigationEntry';
import type { SiteView } from '@/server/view/createSiteView';

interface EditorMenusProps {
  view: SiteView;
  query: EditorArea['query'];
  menus: AreaMenus['menus'];
  /** Known pages by id; empty if they could not be loaded. */
  pages: ReadonlyMap<string, { isPublished: boolean; targetLanguages: readonly { isStale: boolean }[] }>;
}

type EntryProps = Omit<EditorMenusProps, 'menus'> & { entry: NavigationEntry };

/** Marks entries that are hidden, limited to some countries, unreachable or stale. */
function EntryMarks({ view: { intl }, query, entry, pages }: EntryProps) {
  const page = pages.get(entry.page?.id ?? '');
  const format = (id: MessageId) => intl.formatMessage({ id });
  return (
    <>
      {entry.hidden && (
        <>
          {' '}
          <Badge>{format('editor.area.mark.hidden')}</Badge>
        </>
      )}
      {page?.isPublished === false && (
        <>
          {' '}
          <Badge tone="info">{format('editor.area.publication.draft')}</Badge>
        </>
      )}
      {page?.targetLanguages.some(({ isStale }) => isStale) && (
        <>
          {' '}
          <Badge tone="error">{format('editor.area.state.stale')}</Badge>
        </>
      )}
      {query.isAllCountries &&
        entry.countries.map((country) => (
          <span key={country}>
            {' '}
            <Badge>{country}</Badge>
          </span>
        ))}
    </>
  );
}

function EntryName({ view, query, entry, pages }: EntryProps) {
  if (entry.page && pages.has(entry.page.id))
    return (
      <Link href={areaPageHref(view, query, entry.page.id)} dataLink="route">
        {entry.title}
      </Link>
    );
  return entry.url === null ? entry.title : <Link href={entry.url}>{entry.title}</Link>;
}

function Entries({ items, ...props }: Omit<EntryProps, 'entry'> & { items: readonly NavigationEntry[] }) {
  return (
    <ul>
      {items.map((entry) => (
        <li key={entry.id}>
          <EntryName {...props} entry={entry} />
          <EntryMarks {...props} entry={entry} />
          {entry.items.length > 0 && <Entries {...props} items={entry.items} />}
        </li>
      ))}
    </ul>
  );
}

/** A top-level entry with its descendants. */
function Branch(props: EntryProps) {
  const { entry } = props;
  return (
    <li>
      <Stack gap="xs">
        <Heading level={4} size="s">
          <EntryName {...props} />
          <EntryMarks {...props} />
        </Heading>
        {entry.items.length > 0 && (
          <Prose>
            <Entries {...props} items={entry.items} />
          </Prose>
        )}
      </Stack>
    </li>
  );
}

/** The complete navigation of the site. */
export function EditorMenus({ menus, ...props }: EditorMenusProps) {
  const { intl } = props.view;
  if (menus.length === 0) return <Text>{intl.formatMessage({ id: 'editor.area.noMenus' })}</Text>;
  return menus.map(({ kind, entries }) => (
    <Stack key={kind} gap="m">
      <Heading level={3} size="m">
        {intl.formatMessage({ id: menuIds[kind] })}
      </Heading>
      <Grid columns={4} as="ul">
        {entries.map((entry) => (
          <Branch key={entry.id} {...props} entry={entry} />
        ))}
      </Grid>
    </Stack>
  ));
}
