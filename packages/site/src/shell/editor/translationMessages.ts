import type { IntlShape } from 'react-intl/server';
import type { TranslationState } from '@kmx/core';
import type { BadgeProps } from '@kmx/design-system';

import type { MessageId } from '@/MessageId';
import type { MenuKind } from '@/server/editor/area/createAreaMenus';
import type { StateFilter } from '@/server/editor/area/selectPages';

export const stateIds: Record<StateFilter, MessageId> = {
  '': 'editor.area.state.all',
  stale: 'editor.area.state.stale',
  MarkedForTranslation: 'editor.area.state.marked',
  InProgress: 'editor.area.state.inProgress',
  Translated: 'editor.area.state.translated',
  none: 'editor.area.state.none',
};

export const menuIds: Record<MenuKind, MessageId> = {
  home: 'editor.area.menu.home',
  top: 'editor.area.menu.top',
  footer: 'editor.area.menu.footer',
  legal: 'editor.area.menu.legal',
};

/** Pending states are highlighted. */
export const stateTones: Record<TranslationState, NonNullable<BadgeProps['tone']>> = {
  MarkedForTranslation: 'accent',
  InProgress: 'info',
  Translated: 'success',
};

export const languageName = (intl: IntlShape, language: string): string =>
  intl.formatDisplayName(language, { type: 'language' }) ?? language;

/** Formats a date for tables. */
export const shortDay = (intl: IntlShape, moment: string): string =>
  intl.formatDate(moment, { dateStyle: 'medium' });
