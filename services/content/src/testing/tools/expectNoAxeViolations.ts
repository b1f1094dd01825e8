import axe from 'axe-core';

/** Runs axe over rendered components. Without layout, contrast cannot be checked here. */
export const expectNoAxeViolations = async (container: Element): Promise<void> => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
};
