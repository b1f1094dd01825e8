import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { Heading, Stack, Tag } from '@kmx/design-system';
import { searchHelpMessages as messages } from './SearchHelp.messages';
import { Columns, Examples, Group, Groups, Tips } from './SearchHelp.styles';
import type { SearchHelpLink } from './SearchHelpLink';

/** The same wire in both systems; a search for either finds the other. */
const measures = ['0.5 mm²', '20 AWG'] as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="s" as="section">
    <Heading level={2} size="s">
      {title}
    </Heading>
    {children}
  </Stack>
);

const tips = ['spelling', 'fewerWords', 'measure'] as const;

interface HelpPartsProps {
  readonly intl: IntlShape;
  readonly hasTips: boolean;
  /** Examples are only offered while the search is available. */
  readonly hasExamples: boolean;
  readonly searchHref: (query: string) => string;
  readonly groups: readonly SearchHelpLink[];
}

const examplesOf = (intl: IntlShape) => [intl.formatMessage(messages.exampleWord), ...measures];

export const HelpParts = ({ intl, hasTips, hasExamples, searchHref, groups }: HelpPartsProps) => (
  <>
    <Columns>
      {hasTips && (
        <Part title={intl.formatMessage(messages.tips)}>
          <Tips>
            {tips.map((tip) => (
              <li key={tip}>{intl.formatMessage(messages[tip])}</li>
            ))}
          </Tips>
        </Part>
      )}
      {hasExamples && (
        <Part title={intl.formatMessage(messages.examples)}>
          <Examples>
            {examplesOf(intl).map((example) => (
              <li key={example}>
                <Tag href={searchHref(example)} dataLink="route">
                  {example}
                </Tag>
              </li>
            ))}
          </Examples>
        </Part>
      )}
    </Columns>
    {groups.length > 0 && (
      <Part title={intl.formatMessage(messages.groups)}>
        <Groups>
          {groups.map(({ text, href }) => (
            <li key={href}>
              <Group href={href} data-link="route">
                {text}
              </Group>
            </li>
          ))}
        </Groups>
      </Part>
    )}
  </>
);
