import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { iconNames } from '../packages/design-system/src/icons/iconNames';

/** The docgen tool shows “union” and “unknown[number]” where it could not resolve a type; the source is more useful. */
const isUnreadable = (summary: string | undefined): boolean =>
  summary === 'union' || summary?.startsWith('unknown') === true;

const splitCamelCase = (source: string): string =>
  source
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, 'one of $1')
    .replaceAll(/^\s*\|\s*|\s*\n\s*/g, ' ')
    .trim();

/** Attributes of the root element, which the component's own interface does not list. */
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

/** Selects an icon from the list of all. */
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
  return { ...argType, table: { ...table, type: { ...table?.type, summary: splitCamelCase(type.raw) } } };
}

/* Equal for every block. The context consists of functions and cannot be edited. */
const ofBlocks: Readonly<Record<string, Partial<StrictInputType>>> = {
  context: {
    control: false,
    description: 'What the page hands to every block: its language, its links and where the block stands.',
  },
  data: { description: 'The content that is shown here, checked and in the names that the block uses.' },
};

/** Shows readable types, and no controls for props that the page provides. */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...readable(argType), ...(title.startsWith('Blocks/') ? ofBlocks[name] : undefined) },
    ]),
  );
