import { FlashMessage, Link, Text } from '@kmx/design-system';
import type { ThemeName } from '@kmx/design-system/tokens';

import type { GuidePart } from './composeParts';
import { groupOf, groupsOf } from './groupParts';
import { GroupLinks, PartLinks } from './PartLinks';
import { PartView, type Messages } from './PartView';
import { guideHref, type GuideQuery } from './readGuideQuery';

export interface PartsProps {
  readonly query: GuideQuery;
}

interface PartListProps extends PartsProps {
  readonly parts: readonly GuidePart[];
}

interface AllVariantsProps {
  readonly parts: readonly GuidePart[];
  /** For stories that take the name of a theme instead of following the page's. */
  readonly theme?: ThemeName;
}

/** Every variant of a few parts. */
export const AllVariants = ({ parts, theme }: AllVariantsProps) =>
  parts.map((part) => <PartView key={part.name} part={part} theme={theme} />);

interface ChosenPartProps extends PartListProps {
  /** Where the parts stand, and the name of the value that chooses one of them. */
  readonly path: string;
  readonly parameter: 'block' | 'component';
  readonly chosen: string | undefined;
  /** The group to show when no part is chosen; the first one without it. */
  readonly group: string | undefined;
  readonly messages?: Messages | undefined;
}

/** One part with all of its variants, or one group of parts by their first stories. */
export function ChosenPart({ parts, path, parameter, chosen, group, query, messages }: ChosenPartProps) {
  const hrefOf = (name: string) => guideHref(path, query, { [parameter]: name });
  const words = messages && { language: query.language, messages };
  const part = parts.find(({ name }) => name === chosen);
  if (chosen !== undefined && part)
    return (
      <>
        <Text size="xs">
          <Link href={guideHref(path, query, { group: groupOf(part) })} dataLink="plain">
            {`All of the group “${groupOf(part)}”`}
          </Link>
        </Text>
        <PartView part={part} words={words} />
      </>
    );
  if (chosen !== undefined)
    return (
      <>
        <FlashMessage type="error" title={`There is no ${parameter} “${chosen}”.`} isStatic>
          It may have got another name. These are all that there are.
        </FlashMessage>
        <PartLinks label="On this page" parts={parts} hrefOf={hrefOf} />
      </>
    );
  const groups = groupsOf(parts);
  const [shown] = groups.filter(({ name }) => name === group).concat(groups);
  if (!shown) return null;
  return (
    <>
      <GroupLinks
        groups={groups}
        current={shown.name}
        hrefOf={(name) => guideHref(path, query, { group: name })}
      />
      <PartLinks label="On this page" parts={shown.parts} hrefOf={(name) => `#${name}`} />
      {shown.parts.map((each) => (
        <PartView key={each.name} part={each} words={words} href={hrefOf(each.name)} />
      ))}
    </>
  );
}
