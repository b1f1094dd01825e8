import { announce } from '../dom/announce';

/** Announces one of the messages that the server wrote onto the compare bar. */
export function updateComparisonStatus(sentence: 'added' | 'removed' | 'full', product: string): void {
  const pattern = document.querySelector<HTMLElement>('[data-compare-bar]')?.dataset[sentence] ?? '';
  announce(pattern.replace('{product}', () => product));
}
