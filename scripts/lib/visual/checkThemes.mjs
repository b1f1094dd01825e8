/* global document, window -- what runs in the page is handed over as a function */
import { createRequire } from 'node:module';
import { eachOnAPage } from './captureAll.mjs';
import { themesAt } from './matrix.mjs';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Rules that depend on the theme. */
const themeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Runs in the page: axe, with the story's own parameters as in Storybook. */
async function runAxe(rules) {
  const { parameters = {} } = window.__STORYBOOK_PREVIEW__.currentRender.story ?? {};
  const { test, config } = parameters.a11y ?? {};
  const off = (config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id);
  const requested = rules.filter((rule) => !off.includes(rule));
  if (test === 'off' || requested.length === 0) return [];
  // Axe uses timers.
  window.__stillness.state.isHeld = false;
  const context = { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-highlights-root']] };
  const { violations, incomplete } = await window.axe.run(context, {
    runOnly: { type: 'rule', values: requested },
    resultTypes: ['violations', 'incomplete'],
  });
  // Axe assumes that text in the colour of its background is hidden on purpose, and reports a warning instead of an
  // error.
  const isInvisible = ({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio');
  const invisible = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }));
  return [...violations, ...invisible].flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      rule: id,
      element: target.flat().join(' '),
      message: [...any, ...all, ...none][0]?.message ?? '',
    })),
  );
}

const setScheme = (scheme) => {
  document.documentElement.dataset.scheme = scheme;
};

/**
 * Runs axe on each story at each width in the themes of that width, in one colour scheme. Returns `findings`
 * (`{ story, width, theme, rule, element, message }`) and `failures` (`{ story, width, message }`).
 */
export async function checkThemes({ url, stories, widths, themes, scheme, workers, onStory }) {
  const jobs = stories.flatMap((story) => widths.map((width) => ({ story, width })));
  const findings = [];
  const failures = [];
  let done = 0;
  const work = async ({ page, show, wear }, { story, width }) => {
    await show(story.id, width);
    await page.evaluate(setScheme, scheme);
    await page.addScriptTag({ path: axeFile });
    const found = [];
    for (const theme of themesAt(width, { themes, widths })) {
      await wear(theme);
      const results = await page.evaluate(runAxe, themeRules);
      found.push(...results.map((finding) => ({ story, width, theme, ...finding })));
    }
    findings.push(...found);
    onStory?.((done += 1), jobs.length);
  };
  await eachOnAPage(url, jobs, {
    workers,
    work,
    onFailure: ({ story, width }, { message }) => failures.push({ story, width, message }),
  });
  return { findings, failures };
}
