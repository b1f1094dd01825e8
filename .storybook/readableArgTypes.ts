import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** “union” and “unknown[number]” stand where the tool that reads the types gave up; the source itself says more. */
const isUnreadable = (summary: string | undefined): boolean =>
  summary === 'union' || summary?.startsWith('unknown') === true;

const toWords = (source: string): string =>
  source
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, 'one of $1')
    .replaceAll(/^\s*\|\s*|\s*\n\s*/g, ' ')
    .trim();

function readable(argType: StrictInputType): StrictInputType {
  const { type, table } = argType;
  if (type?.raw === undefined || !isUnreadable(table?.type?.summary)) return argType;
  return { ...argType, table: { ...table, type: { ...table?.type, summary: toWords(type.raw) } } };
}

/* The same for every block, and full of functions: nobody edits it by hand. */
const pageContext = {
  control: false,
  description: 'What the page hands to every block: its language, its links and where the block stands.',
} as const;

/** Types as people write them, and no control for what the page hands in. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      name === 'context' && title.startsWith('Blocks/')
        ? { ...readable(argType), ...pageContext }
        : readable(argType),
    ]),
  );
