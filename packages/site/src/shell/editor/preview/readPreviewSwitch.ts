import { beginParameter, type PreviewSwitch } from './PreviewSwitch';

export const previewSwitchNames = { language: 'language', country: 'country', theme: 'theme' } as const;

/** Applies a selection to the preview's query; undefined if the element is no select of the bar. */
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
