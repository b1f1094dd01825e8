import { test as base } from '@playwright/test';

/**
 * The `test` of all specifications. A handler of `page.route` that is still waiting when its page closes would fail outside
 * of any test and end the run; its error is ignored instead.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await use(context);
    const behavior = 'ignoreErrors';
    await Promise.all([context, ...context.pages()].map((owner) => owner.unrouteAll({ behavior })));
  },
});
