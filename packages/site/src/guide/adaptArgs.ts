import { themeNames, type ThemeName } from '@kmx/design-system/tokens';

type Args = Readonly<Record<string, unknown>>;

/** What fields are told apart by. A name without an id is something else: that of an icon, for one. */
const ownNames = ['id', 'name'] as const;

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;

const takesTheme = ({ theme }: Args): boolean => themeNames.some((name) => name === theme);

/** The arguments of a story that differ on a page with others: ids, names and anchors of its own, and the page's theme. */
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
