/** The names of the selects of the preview's bar. */
export const previewSwitchNames = { language: 'language', country: 'country', theme: 'theme' } as const;

/** Where a choice leads: to the preview in another place, loaded whole, or to this one drawn anew. */
export type PreviewSwitch = { kind: 'place'; address: string } | { kind: 'theme'; address: string };

/** What was chosen in the bar; the rest of the preview's query stays. Undefined for what is no switch. */
export function readPreviewSwitch(target: EventTarget | null, search: string): PreviewSwitch | undefined {
  if (!(target instanceof HTMLSelectElement)) return undefined;
  const { name, value } = target;
  if (name !== previewSwitchNames.theme) return { kind: 'place', address: `${value}${search}` };
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  return { kind: 'theme', address: `?${query.toString()}` };
}
