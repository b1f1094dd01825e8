import { FlashMessage, Link, Text } from '@kmx/design-system';

import { groupOf, groupsOf } from './groupParts';
import type { LazyPart } from './indexParts';
import { GroupLinks, PartLinks } from './PartLinks';
import type { Messages } from './PartView';
import { guideHref, type GuideQuery } from './readGuideQuery';

interface ChosenPartProps {
  readonly parts: readonly LazyPart[];
  readonly query: GuideQuery;
  /** Path of the page, and the query parameter that selects a part. */
  readonly path: string;
  readonly parameter: 'block' | 'component';
  readonly chosen: string | undefined;
  /** The group to show if no part is selected; the first one if undefined. */
  readonly group: string | undefined;
  readonly messages?: Messages | undefined;
}

/** One part with all its variants, or a group of parts by their first stories. */
export function ChosenPart({ parts, path, parameter, chosen, group, query, messages }: ChosenPartProps) {
  const hrefOf = (name: string) => guideHref(path, query, { [parameter]: name });
  const catalogue = messages && { language: query.language, messages };
  const part = parts.find(({ name }) => name === chosen);
  if (chosen !== undefined && part)
    return (
      <>
        <Text size="xs">
          <Link href={guideHref(path, query, { group: groupOf(part) })} dataLink="plain">
            {`All of the group “${groupOf(part)}”`}
          </Link>
        </Text>
        <part.View catalogue={catalogue} />
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
      {shown.parts.map(({ name, View }) => (
        <View key={name} catalogue={catalogue} href={hrefOf(name)} />
      ))}
    </>
  );
}
