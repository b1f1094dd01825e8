const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint('1');
export const faint = paint('2');
export const green = paint('32');
export const red = paint('31');

export const print = (text = '') => void process.stdout.write(`${text}\n`);

/** An error that the user can fix. Its message is the complete explanation and is printed without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** `41 s`, `1 min 05 s`. */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Numbers the steps of a longer job: `[2/6] Building the site …  41 s`. A step with `isVerbose` prints its own lines below
 * the title.
 */
export function createProgress(total) {
  let current = 0;
  return async function step(title, work, { isVerbose = false } = {}) {
    current += 1;
    const label = `[${current}/${total}] ${title} …`;
    const start = Date.now();
    const isOpen = process.stdout.isTTY && !isVerbose;
    if (isVerbose) print(label);
    else if (isOpen) process.stdout.write(label);
    await work();
    const took = duration(Date.now() - start);
    print(isVerbose ? faint(`      done in ${took}`) : `${isOpen ? '' : label}  ${faint(took)}`);
  };
}

/** Aligns the first column; rows are `[label, value]`. */
export function table(rows) {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
}

/** Runs the main function of a script. A {@link Problem} is printed as a plain message with exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
