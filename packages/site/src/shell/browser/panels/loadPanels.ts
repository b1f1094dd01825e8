const findPlaceholder = () => document.querySelector<HTMLElement>('template[data-panels]');

/** Address of the news, from a page without its panels. */
export const readNewsUrl = (): string | undefined => findPlaceholder()?.dataset.news;

const insert = async (placeholder: HTMLElement) => (await import('./insertPanels')).insertPanels(placeholder);

let loading: Promise<boolean> | undefined;

/**
 * Inserts the panels that a public page leaves out. Resolves to false if the page has them or none; rejects if they could
 * not be fetched, and fetches them again when called again.
 */
export async function loadPanels(): Promise<boolean> {
  const placeholder = findPlaceholder();
  if (!placeholder) return false;
  loading ??= insert(placeholder).finally(() => (loading = undefined));
  return loading;
}

/** Loads the panels for something that works without them. The browser logs failed requests. */
export const tryPanels = (): Promise<boolean> => loadPanels().catch(() => false);
