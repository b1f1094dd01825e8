import axe from 'axe-core';

/** Runs axe over what a test has drawn; nothing is laid out there, so that contrast is looked at in the admin. */
export const expectNoAxeViolations = async (container: Element): Promise<void> => {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
};
