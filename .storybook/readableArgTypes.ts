import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { iconNames } from '../packages/design-system/src/icons/iconNames';

/** “union” and “unknown[number]” stand where the tool that reads the types gave up; the source itself says more. */
const isUnreadable = (summary: string | undefined): boolean =>
  summary === 'union' || summary?.startsWith('unknown') === true;

const toWords = (source: string): string =>
  source
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, 'one of $1')
    .replaceAll(/^\s*\|\s*|\s*\n\s*/g, ' ')
    .trim();

/** What a part takes of the element it is drawn as; its own interface does not tell of it. */
const attributes: Readonly<Record<string, Partial<StrictInputType>>> = {
  type: {
    description: '`submit` sends the form around the button; `button` does what its own click says.',
    control: { type: 'inline-radio' },
    options: ['button', 'submit', 'reset'],
  },
  disabled: {
    description: 'Takes no press. Say in words beside it what is missing.',
    control: { type: 'boolean' },
  },
  rows: {
    description: 'How many lines are in sight; a longer text scrolls, or the reader pulls the field larger.',
    control: { type: 'number' },
  },
  isRequired: { description: 'Where the form cannot be sent without it.', control: { type: 'boolean' } },
};

/** An icon is chosen from the list of all. */
const toIconChoice = (argType: StrictInputType): StrictInputType => ({
  ...argType,
  control: { type: 'select' },
  options: iconNames,
  table: { ...argType.table, type: { summary: 'IconName' } },
});

function readable(argType: StrictInputType): StrictInputType {
  const { name, description, type, table } = argType;
  if (!description && name in attributes) return { ...argType, ...attributes[name] };
  if (type?.raw === undefined || !isUnreadable(table?.type?.summary)) return argType;
  if (type.raw.includes('typeof iconNames')) return toIconChoice(argType);
  return { ...argType, table: { ...table, type: { ...table?.type, summary: toWords(type.raw) } } };
}

/* The same for every block. The context is full of functions: nobody edits it by hand. */
const ofBlocks: Readonly<Record<string, Partial<StrictInputType>>> = {
  context: {
    control: false,
    description: 'What the page hands to every block: its language, its links and where the block stands.',
  },
  data: { description: 'The content that is shown here, checked and in the names that the block uses.' },
};

/** Types as people write them, and no control for what the page hands in. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...readable(argType), ...(title.startsWith('Blocks/') ? ofBlocks[name] : undefined) },
    ]),
  );
