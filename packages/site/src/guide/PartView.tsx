import type { MessageFormatElement } from 'react-intl';
import { inLanguage } from '@kmx/blocks/story-language';
import type { LanguageCode } from '@kmx/core';
import { Heading, Link, Text } from '@kmx/design-system';
import { GuidanceText } from '@kmx/design-system/guide';
import type { ThemeName } from '@kmx/design-system/tokens';

import { adaptArgs } from './adaptArgs';
import type { GuidePart } from './composeParts';
import { PartFrame } from './Guide.styles';
import { StoryView } from './StoryView.client';

/** Texts on the server, and compiled by the build in browsers. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Parts with a fixed position, whose stories do not provide a container. */
const fixed: readonly string[] = ['CompareBar', 'LiveFlashMessage'];

export interface PartViewOptions {
  /** Messages for blocks. */
  readonly catalogue?: { readonly language: LanguageCode; readonly messages: Messages } | undefined;
  /** Link to all variants; if undefined, all variants are shown. */
  readonly href?: string | undefined;
  /** Theme for stories that take it as an argument. */
  readonly theme?: ThemeName | undefined;
}

interface PartViewProps extends PartViewOptions {
  readonly part: GuidePart;
}

/** A part with its name, guidance and stories; with `href` only the first story. */
export function PartView({ part, catalogue, href, theme }: PartViewProps) {
  const { name, title, guidance, stories } = part;
  const shown = href === undefined ? stories : stories.slice(0, 1);
  const more = stories.length - shown.length;
  return (
    <PartFrame id={name} aria-labelledby={`${name}-title`}>
      <Heading level={2} size="l" id={`${name}-title`}>
        {title.split('/').at(-1) ?? name}
      </Heading>
      {guidance && <GuidanceText guidance={guidance} level={3} />}
      {shown.map((story) => (
        <StoryView
          key={story.id}
          story={story}
          args={adaptArgs(
            story.id,
            catalogue ? inLanguage(story.args, catalogue.language, catalogue.messages) : story.args,
            theme,
          )}
          level={3}
          lang={catalogue?.language === 'en' ? undefined : catalogue?.language}
          needsRoom={fixed.includes(name)}
        />
      ))}
      {href !== undefined && more > 0 && (
        <Text size="xs">
          <Link href={href} dataLink="plain">
            {more === 1 ? `One more variant of ${name}` : `${more} more variants of ${name}`}
          </Link>
        </Text>
      )}
    </PartFrame>
  );
}
