import axe from 'axe-core';

/**
 * Runs axe on the rendered container; fails with a description of every violation. Contrast is tested with the tokens,
 * because jsdom has no layout and no canvas; landmarks are tested on pages.
 */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'label-content-name-mismatch': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
