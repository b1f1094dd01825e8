import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureJava, ensurePostgres, ensureRedis } from '../lib/ensureTools.mjs';
import { loadEnvFile } from '../lib/env.mjs';
import { Problem, bold, duration, faint, green, red, print, table } from '../lib/output.mjs';
import { closeAll, onStopSignal } from '../lib/processes.mjs';
import { applyFault } from './applyFault.mjs';
import { checkTools } from './checkTools.mjs';
import { faults, kindOf, packageOf } from './faults.mjs';
import { decideOutcome } from './readReports.mjs';
import { prepareClone } from './scratchClone.mjs';

const parseList = (text) => text?.split(',').map((word) => word.trim());

function selectFaults({ only, kind, package: folder }) {
  const [ids, kinds, packages] = [only, kind, folder].map(parseList);
  const unknown = (ids ?? []).filter((id) => !faults.some((fault) => fault.id === id));
  if (unknown.length > 0)
    throw new Problem(`There is no fault ${unknown.join(', ')}. Use --list to see all.`);
  const selected = faults.filter(
    (fault) =>
      (ids?.includes(fault.id) ?? true) &&
      (kinds?.includes(kindOf(fault)) ?? true) &&
      (packages?.includes(packageOf(fault)) ?? true),
  );
  if (selected.length === 0)
    throw new Problem('There is no fault of that kind and package. Use --list to see all.');
  return selected;
}

async function ensureTools(selected) {
  const used = new Set(selected.flatMap(({ checks }) => Object.keys(checks)));
  if (used.has('unit') || used.has('e2e')) await ensurePostgres();
  if (used.has('unit')) await ensureRedis();
  if (used.has('stories') || used.has('e2e')) process.env.CHROMIUM = await ensureChromium();
  if (used.has('e2e')) await ensureJava();
}

/** Distinct targets of the selected faults, by tool. */
function collectTargets(selected) {
  const targets = new Map();
  for (const [tool, ofTool] of selected.flatMap(({ checks }) => Object.entries(checks)))
    targets.set(tool, new Set([...(targets.get(tool) ?? []), ...ofTool]));
  return [...targets];
}

/** Runs every check once on the unchanged sources. A check that fails there cannot detect a fault. */
async function checkUnbroken(clone, selected) {
  for (const [tool, targets] of collectTargets(selected)) {
    const start = Date.now();
    const findings = await checkTools[tool](clone, [...targets]);
    const unusable = findings.filter(({ status }) => status !== 'passed');
    if (unusable.length > 0)
      throw new Problem(
        `These checks must pass on the unchanged sources:\n${unusable
          .map(({ target, detail }) => `  ${tool} ${target}: ${detail}`)
          .join('\n')}`,
      );
    print(`  ${tool}: ${targets.size} passed  ${faint(duration(Date.now() - start))}`);
  }
}

/** Runs the checks of a fault until one detects it. */
async function checkFault(clone, fault) {
  const start = Date.now();
  const file = path.join(clone, fault.file);
  const source = readFileSync(file, 'utf8');
  const findings = [];
  writeFileSync(file, applyFault(source, fault));
  try {
    for (const [tool, targets] of Object.entries(fault.checks)) {
      const ofTool = await checkTools[tool](clone, targets);
      findings.push(...ofTool.map((finding) => ({ tool, ...finding })));
      if (decideOutcome(findings) === 'caught') break;
    }
  } finally {
    writeFileSync(file, source);
  }
  return { fault, outcome: decideOutcome(findings), findings, took: Date.now() - start };
}

const describeFinding = ({ tool, target, detail }) =>
  `${tool} ${target}${detail === undefined ? '' : ` › ${detail}`}`;

/** Returns the checks that detected the fault, or all that ran if none did. */
function describeResult({ fault, outcome, findings, took }) {
  const isCaught = outcome === 'caught';
  const shown = isCaught ? findings.filter(({ status }) => status === 'failed').slice(0, 1) : findings;
  return [
    `${(isCaught ? green : red)(outcome)}  ${bold(fault.id)}  ${faint(duration(took))}`,
    `      ${fault.promise}`,
    ...shown.map((finding) => faint(`      ${describeFinding(finding)}`)),
  ].join('\n');
}

function summarise(results) {
  const rows = results.map(({ fault, outcome, findings, took }) => {
    const [by] = findings.filter(({ status }) => status === 'failed');
    const how = by ? `caught by ${by.tool} ${by.target}` : red(outcome);
    return [fault.id, `${how}  ${faint(duration(took))}`];
  });
  const missed = results.filter(({ outcome }) => outcome !== 'caught');
  print(`\n${bold('Summary')}\n\n${table(rows)}\n`);
  print(`${results.length - missed.length} of ${results.length} faults caught`);
  if (missed.length > 0) print(red(`Not caught: ${missed.map(({ fault }) => fault.id).join(', ')}`));
  return missed.length === 0 ? 0 : 1;
}

function listFaults(selected) {
  print(table(selected.map((fault) => [`${fault.id} (${kindOf(fault)})`, fault.promise])));
  print(`\n${selected.length} faults`);
}

export async function runFaults(options) {
  const selected = selectFaults(options);
  if (options.list) return listFaults(selected);
  loadEnvFile();
  onStopSignal(async () => {
    await closeAll();
    process.exit(130);
  });
  await ensureTools(selected);
  const clone = await prepareClone();
  print(`Checking the unchanged sources for ${selected.length} faults …`);
  await checkUnbroken(clone, selected);
  const results = [];
  for (const fault of selected) {
    const result = await checkFault(clone, fault);
    print(describeResult(result));
    results.push(result);
  }
  return summarise(results);
}
