import { FlashMessage, Link, Text } from '@kmx/design-system';

import type { GuidePart } from './composeParts';
import { PartList as List } from './Guide.styles';
import { PartView, type Messages } from './PartView';
import { guideHref, type GuideQuery } from './readGuideQuery';

export interface PartsProps {
  readonly query: GuideQuery;
}

interface PartListProps extends PartsProps {
  readonly parts: readonly GuidePart[];
}

/** Every variant of a few parts. */
export const AllVariants = ({ parts }: { parts: readonly GuidePart[] }) =>
  parts.map((part) => <PartView key={part.name} part={part} />);

interface ChosenPartProps extends PartListProps {
  /** Where the parts stand, and the name of the value that chooses one of them. */
  readonly path: string;
  readonly parameter: 'block' | 'component';
  readonly chosen: string | undefined;
  readonly messages?: Messages | undefined;
}

/** All parts by their first story, or one with all of its variants. */
export function ChosenPart({ parts, path, parameter, chosen, query, messages }: ChosenPartProps) {
  const hrefOf = (name: string) => guideHref(path, query, { [parameter]: name });
  const words = messages && { language: query.language, messages };
  const part = parts.find(({ name }) => name === chosen);
  if (chosen !== undefined && part)
    return (
      <>
        <Text size="xs">
          <Link href={guideHref(path, query)} dataLink="plain">
            All of them
          </Link>
        </Text>
        <PartView part={part} words={words} />
      </>
    );
  return (
    <>
      {chosen !== undefined && (
        <FlashMessage type="error" title={`There is no ${parameter} “${chosen}”.`} isStatic>
          It may have got another name. These are all that there are.
        </FlashMessage>
      )}
      <nav aria-label="On this page">
        <List>
          {parts.map(({ name, title }) => (
            <li key={name}>
              <Link href={`#${name}`} dataLink="plain">
                {title.split('/').slice(1).join(' / ')}
              </Link>
            </li>
          ))}
        </List>
      </nav>
      {chosen === undefined &&
        parts.map((each) => <PartView key={each.name} part={each} words={words} href={hrefOf(each.name)} />)}
    </>
  );
}
