'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { toPortalHref } from '../shared/toPortalHref';
import { Figure, Group, GroupName, Label, Note, Option, Options } from './Palette.styles';
import type { PaletteEntry, PaletteGroup } from './PaletteEntry';
import type { Palette } from './usePalette';

const groupNameIds = {
  recent: 'portal.palette.group.recent',
  pages: 'portal.palette.group.pages',
  settings: 'portal.palette.group.settings',
  tickets: 'portal.palette.group.tickets',
  machines: 'portal.palette.group.machines',
  parts: 'portal.palette.group.parts',
} as const satisfies Record<PaletteGroup, string>;

interface PaletteOptionsProps {
  readonly id: string;
  readonly palette: Palette;
  readonly locale: PortalLocale;
}

export const createOptionId = (listId: string, entryId: string): string => `${listId}-${entryId}`;

interface EntryOptionProps extends PaletteOptionsProps {
  readonly entry: PaletteEntry;
}

/** Rendered as a link if it has a path, so that the site navigates as for every other link. */
function EntryOption({ id, palette, locale, entry }: EntryOptionProps) {
  const { path, figure, label, note } = entry;
  const target =
    path === undefined
      ? ({ as: 'button', type: 'button' } as const)
      : ({ href: toPortalHref(locale, path), 'data-link': 'route' } as const);
  return (
    <Option
      {...target}
      id={createOptionId(id, entry.id)}
      role="option"
      aria-selected={entry.id === palette.active?.id}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => palette.choose(entry)}
    >
      {figure && <Figure translate="no">{figure}</Figure>}
      <Label>{label}</Label>
      {note && <Note>{note}</Note>}
    </Option>
  );
}

export function PaletteOptions({ id, palette, locale }: PaletteOptionsProps) {
  const intl = useIntl();
  return (
    <Options
      id={id}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'portal.palette.results' })}
      hidden={palette.options.length === 0}
    >
      {palette.groups.map(({ group, entries }) => (
        <Group key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <GroupName id={`${id}-${group}`}>
            <FormattedMessage id={groupNameIds[group]} />
          </GroupName>
          {entries.map((entry) => (
            <EntryOption key={entry.id} id={id} palette={palette} locale={locale} entry={entry} />
          ))}
        </Group>
      ))}
    </Options>
  );
}
