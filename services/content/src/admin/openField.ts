import type { ClientField } from 'payload';
import { focusWhenRendered } from './openRow';

const holds = (field: ClientField, name: string): boolean => {
  if ('name' in field && typeof field.name === 'string') return field.name === name;
  return 'fields' in field && field.fields.some((inner) => holds(inner, name));
};

/** Returns the index of the tab that contains a field; undefined for a field outside of tabs. */
export const findTab = (fields: readonly ClientField[], path: string): number | undefined => {
  const name = path.split('.')[0] ?? path;
  for (const field of fields) {
    if (field.type !== 'tabs') continue;
    const index = field.tabs.findIndex((tab) => tab.fields.some((inner) => holds(inner, name)));
    if (index !== -1) return index;
  }
  return undefined;
};

export const openField = (fields: readonly ClientField[], path: string): void => {
  const tab = findTab(fields, path);
  if (tab !== undefined) document.querySelectorAll<HTMLElement>('.tabs-field__tab-button').item(tab)?.click();
  focusWhenRendered(`field-${path.replaceAll('.', '__')}`);
};
