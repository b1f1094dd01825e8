import { themeNames, type ThemeName } from '@kmx/design-system/tokens';

type Args = Readonly<Record<string, unknown>>;

/**
 * Arguments that must be unique among fields. A name without an id is something else, such as an icon name.
 */
const ownNames = ['id', 'name'] as const;

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;

const takesTheme = ({ theme }: Args): boolean => themeNames.some((name) => name === theme);

/**
 * Adapts a story's arguments to a page with several stories: unique ids, names and anchors, and the page's
 * theme.
 */
export function adaptArgs(storyId: string, args: Args, theme?: ThemeName): Args {
  const isField = typeof args['id'] === 'string';
  const own = ownNames.flatMap((name) => {
    const value = args[name];
    return isField && typeof value === 'string' ? [[name, `${storyId}-${value}`] as const] : [];
  });
  const { context } = args;
  const hasAnchor = isRecord(context) && 'anchor' in context;
  return {
    ...args,
    ...Object.fromEntries(own),
    ...(theme !== undefined && takesTheme(args) && { theme }),
    ...(hasAnchor && { context: { ...context, anchor: storyId } }),
  };
}
