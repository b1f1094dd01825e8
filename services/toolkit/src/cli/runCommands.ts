import { EnvironmentError } from '../environment/environment';
import { explainFailure } from './explainFailure';
import { StartError } from './StartError';

export type Command = (...given: (string | undefined)[]) => Promise<void>;

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the command in `argv` (`node file name …`); sets the exit code if it fails or is unknown. */
export const runCommands = async (
  commands: Readonly<Record<string, Command>>,
  argv: readonly string[],
): Promise<void> => {
  const [name = '', ...given] = argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  process.exitCode = 1;
  if (!command) return printLine(`Say which: ${Object.keys(commands).join(', ')}.`);
  try {
    await command(...given);
    process.exitCode = 0;
  } catch (error) {
    const isPlain = error instanceof EnvironmentError || error instanceof StartError;
    console.error(isPlain ? error.message : (explainFailure(error) ?? error));
  }
};
