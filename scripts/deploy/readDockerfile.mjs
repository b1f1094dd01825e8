/** Instructions without comments, with continued lines joined. */
const linesOf = (text) =>
  text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const parseInstruction = (line) => {
  const [, name, value] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
  if (!name) throw new Error(`Not an instruction: ${line}`);
  return { name, value };
};

/** Stages of a Dockerfile by name: `base`, and `instructions` as `{ name, value }`. */
export function readDockerfile(text) {
  const stages = {};
  let stage;
  for (const { name, value } of linesOf(text).map(parseInstruction)) {
    if (name === 'FROM') {
      const [base, , alias] = value.split(/\s+/);
      stage = { base, instructions: [] };
      stages[alias] = stage;
    } else stage.instructions.push({ name, value });
  }
  return stages;
}
