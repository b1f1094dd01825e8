import { beginParameter, type PreviewSwitch } from './PreviewSwitch';

/** The names of the selects of the preview's bar. */
export const previewSwitchNames = { language: 'language', country: 'country', theme: 'theme' } as const;

/** What was chosen in the bar; the rest of the preview's query stays. Undefined for what is no switch. */
export function readPreviewSwitch(
  target: EventTarget | null,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): PreviewSwitch | undefined {
  if (!(target instanceof HTMLSelectElement)) return undefined;
  const { name, value } = target;
  const query = new URLSearchParams(search);
  if (!query.has(beginParameter)) query.set(beginParameter, pathname);
  const isTheme = name === previewSwitchNames.theme;
  if (isTheme && value === '') query.delete(name);
  if (isTheme && value !== '') query.set(name, value);
  return {
    kind: isTheme ? 'theme' : 'place',
    pathname: isTheme ? pathname : value,
    search: `?${query.toString()}`,
  };
}
