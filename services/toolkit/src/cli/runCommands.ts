import { EnvironmentError } from '../environment/environment';

/** A command of a service, with the words that follow its name. */
export type Command = (...given: (string | undefined)[]) => Promise<void>;

/** Writes a line to stdout. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the command that `argv` names (`node file name …`); the process fails when it does, or when there is none. */
export const runCommands = async (
  commands: Readonly<Record<string, Command>>,
  argv: readonly string[],
): Promise<void> => {
  const [name = '', ...given] = argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  process.exitCode = 1;
  if (!command) return say(`Say which: ${Object.keys(commands).join(', ')}.`);
  try {
    await command(...given);
    process.exitCode = 0;
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
  }
};
