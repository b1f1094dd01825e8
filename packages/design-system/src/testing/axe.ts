import axe from 'axe-core';

/**
 * Runs axe over what a test has rendered and fails with every violation in words. Contrast is left to the test of the
 * tokens, since jsdom lays nothing out and has no canvas; landmarks are left to the pages.
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
