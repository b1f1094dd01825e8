import { jobAnchor } from '@kmx/core';
import { ButtonLink, VisuallyHidden } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import type { ListedJobOpening } from '../../contract/lists/JobOpeningListing';
import { contentSchema } from '../../lexical/lexical.schema';
import { renderContent } from '../../lexical/renderContent';
import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { employmentTypeMessages, jobOpeningListMessages } from './JobOpeningList.messages';
import { Apply, Details, Entry, Job, Name, Sign, Summary } from './JobOpeningList.styles';

interface JobOpeningEntryProps {
  readonly opening: ListedJobOpening;
  readonly level: 3 | 4;
  readonly context: BlockContext;
}

/** The form, if there is one, otherwise a mail with the title as its subject. */
function applyHref({ applicationUrl, email, title }: ListedJobOpening): string | undefined {
  if (applicationUrl) return applicationUrl;
  return email && `mailto:${email}?subject=${encodeURIComponent(title)}`;
}

function describe({ department, employmentTypes, applyUntil }: ListedJobOpening, { intl }: BlockContext) {
  const date =
    applyUntil &&
    intl.formatDate(new Date(`${applyUntil}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return joinWithSeparator([
    department,
    intl.formatList(
      employmentTypes.map((type) => intl.formatMessage(employmentTypeMessages[type])),
      { type: 'unit' },
    ),
    date && intl.formatMessage(jobOpeningListMessages.applyUntil, { date }),
  ]);
}

/** An opening that unfolds; its anchor is inside, so that a link to it unfolds it. */
export function JobOpeningEntry({ opening, level, context }: JobOpeningEntryProps) {
  const { title, text, lang } = opening;
  const { intl } = context;
  const Heading = level === 3 ? 'h3' : 'h4';
  const href = applyHref(opening);
  const content = contentSchema.safeParse(text).data ?? [];
  return (
    <Entry lang={lang}>
      <details>
        <Summary>
          <Name as={Heading}>{title}</Name>
          <Details>{describe(opening, context)}</Details>
          <Sign />
        </Summary>
        <Job id={jobAnchor(opening)} tabIndex={-1}>
          {renderContent(content, context, level + 1)}
          {href && (
            <Apply lang={lang && intl.locale}>
              <ButtonLink href={href} size="s" icon="arrow-right">
                {intl.formatMessage(jobOpeningListMessages.apply)}
                <VisuallyHidden>
                  {' '}
                  {intl.formatMessage(jobOpeningListMessages.about, { title })}
                </VisuallyHidden>
              </ButtonLink>
            </Apply>
          )}
        </Job>
      </details>
    </Entry>
  );
}
