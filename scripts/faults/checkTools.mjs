import path from 'node:path';
import { readPlaywrightReport, readTap, readTestReport } from './readReports.mjs';
import { runTool } from './runTool.mjs';

const report = '.data/fault-report.json';
const bin = (name) => `node_modules/.bin/${name}`;

/** `desktop:routes.spec.ts` */
export function parseEndToEndTarget(target) {
  const [project, spec] = target.split(':');
  return { project, spec };
}

/** Passed unless a line reports an error; broken if the program failed without such a line. */
function readOutput({ code, output }, pattern) {
  const detail = output.split('\n').find((line) => pattern.test(line));
  if (detail !== undefined) return { status: 'failed', detail: detail.trim() };
  return code === 0 ? { status: 'passed' } : { status: 'broken', detail: output.split('\n').at(-1) };
}

const one =
  (check) =>
  async (clone, targets, findings = []) => {
    for (const target of targets) findings.push({ target, ...(await check(clone, target)) });
    return findings;
  };

const vitest = (config) => async (clone, targets) => {
  const args = ['run', '--config', config, '--reporter=json', `--outputFile=${report}`];
  const result = await runTool(clone, bin('vitest'), [...args, ...targets], { report });
  return targets.map((target) => ({ target, ...readTestReport(result, path.join(clone, target)) }));
};

/** Builds what is stale, starts a stack and runs the tests against it. */
async function runProject(clone, project, specs) {
  // With BASE_URL the tests would use another site.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(clone, report), BASE_URL: undefined };
  const files = specs.map((spec) => `e2e/${spec}`);
  // A fault is caught if a test fails twice. A test that passes on retry is flaky and proves nothing.
  const limits = ['--retries=1', '--max-failures=1'];
  const args = ['test', '--no-deps', '--reporter=json', ...limits, `--project=${project}`, ...files];
  const result = await runTool(clone, bin('playwright'), args, { report, env });
  return specs.map((spec) => ({
    target: `${project}:${spec}`,
    ...readPlaywrightReport(result, { project, spec }),
  }));
}

/** Runs projects one after the other, because some edit content or break services that others use. */
async function runEndToEndTests(clone, targets) {
  const parsed = targets.map(parseEndToEndTarget);
  const findings = [];
  for (const project of new Set(parsed.map((entry) => entry.project))) {
    const ofProject = parsed.filter((entry) => entry.project === project);
    findings.push(
      ...(await runProject(
        clone,
        project,
        ofProject.map(({ spec }) => spec),
      )),
    );
  }
  return findings;
}

const checkScripts = async (clone, target) =>
  readTap((await runTool(clone, 'node', ['--test', '--test-reporter=tap', target])).output);

const checkTypes = async (clone, target) =>
  readOutput(await runTool(clone, 'npm', ['run', '-s', 'typecheck', '-w', target]), /error TS\d+/);

async function checkLint(clone, target) {
  const args = ['--max-warnings=0', target];
  const rule = readOutput(
    await runTool(clone, bin('eslint'), args),
    /^\s+\d+:\d+\s+(?:error|warning)\s+(?!Parsing error)/,
  );
  if (rule.status !== 'passed') return rule;
  return readOutput(await runTool(clone, bin('oxlint'), ['--format=unix', target]), /\[(?:Error|Warning)\//);
}

const checkGenerated = async (clone) =>
  readOutput(await runTool(clone, 'npm', ['run', '-s', 'codegen:check']), /^codegen: out of date/);

/** Checks that can detect a fault. Each receives the clone and its targets, and returns a finding for every target. */
export const checkTools = {
  unit: vitest('vitest.unit.config.mts'),
  scripts: one(checkScripts),
  types: one(checkTypes),
  lint: one(checkLint),
  codegen: one(checkGenerated),
  stories: vitest('vitest.config.mts'),
  e2e: runEndToEndTests,
};
