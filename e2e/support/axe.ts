import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * WCAG 2.2 A and AA violations of the page in its current state, one line per node. Floating elements always cover some
 * targets, so a target counts as too small only if it still is after it was scrolled to the middle of the window. Transitions
 * are skipped, because intermediate colours are not part of the design and layout may move links under the pointer.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const withoutTransitions = new CSSStyleSheet();
    withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(withoutTransitions);
    const lines = ({ violations }: axe.AxeResults) =>
      violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({
          id,
          target: node.target,
          line: `${id}: ${node.target.join(' ')} — ${node.failureSummary ?? ''}`,
        })),
      );
    const found = lines(await window.axe.run(document, { runOnly, resultTypes: ['violations'] }));
    const { scrollX, scrollY } = window;
    const staying: string[] = [];
    for (const { id, target, line } of found) {
      const [selector] = target;
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (id === 'target-size' && element) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await window.axe.run(element, { runOnly: ['target-size'] });
        if (again.violations.length === 0) continue;
      }
      staying.push(line);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutTransitions);
    return staying;
  }, levels);
}
