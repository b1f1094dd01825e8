import { Problem } from './output.mjs';

/**
 * Projects of playwright.config.ts. Those of a phase run at the same time, after all of the phase before: editors change
 * content that later tests read, and the last tests break services that all others read.
 */
const phases = [
  { name: 'sign-in', projects: ['sign-in'] },
  { name: 'first', projects: ['editor', 'customer'] },
  { name: 'second', projects: ['failures-customer', 'desktop', 'mobile-390', 'nojs'] },
  { name: 'third', projects: ['failures'] },
];
const allProjects = phases.flatMap(({ projects }) => projects);

/** Each phase has a folder of its own, because Playwright empties the folder when it starts. */
export const resultsFolder = '.data/e2e/results';

/** Returns the projects that have to end before a project starts. */
export const dependenciesOf = (project) =>
  phases[phases.findIndex(({ projects }) => projects.includes(project)) - 1]?.projects ?? [];

/** Separates the projects that `--project` selects from the arguments for Playwright. */
function splitArguments(args) {
  const selected = [];
  const others = [];
  for (let index = 0; index < args.length; index += 1) {
    const [option, value] = args[index].split('=');
    if (option !== '--project') others.push(args[index]);
    else selected.push(value ?? args[(index += 1)]);
  }
  const unknown = selected.filter((name) => !allProjects.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no project ${unknown.join(', ')}. Projects: ${allProjects.join(', ')}`);
  return { selected, others };
}

/**
 * Returns the phases to run, with the arguments of `playwright test` for each. Playwright would skip the projects that depend
 * on a failed test, so that dependencies are off and only the order of the phases remains. Signing in does not depend on the
 * selected tests, because they use its sessions.
 */
export function planPhases(args) {
  const { selected, others } = splitArguments(args);
  const isSignedIn = others.some((arg) => arg === '--no-deps' || arg === '--list');
  return phases.flatMap(({ name, projects }) => {
    const isSignIn = name === 'sign-in' && !isSignedIn;
    const included = projects.filter(
      (project) => isSignIn || selected.length === 0 || selected.includes(project),
    );
    if (included.length === 0) return [];
    const common = ['--no-deps', '--pass-with-no-tests', `--output=${resultsFolder}/${name}`];
    const own = included.map((project) => `--project=${project}`);
    return [{ name, args: [...common, ...own, ...(isSignIn ? [] : others)] }];
  });
}
