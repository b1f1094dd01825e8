import { fetchDocument, insertRules } from '../dom/fragment';

import { fillProductMenu } from './fillProductMenu';

export async function insertPanels(placeholder: HTMLElement): Promise<true> {
  const build = document.documentElement.dataset.build ?? '';
  const source = await fetchDocument(`/_panels/${build}/${placeholder.dataset.panels ?? ''}`);
  insertRules(source);
  fillProductMenu(source);
  placeholder.replaceWith(...source.body.children);
  return true;
}
